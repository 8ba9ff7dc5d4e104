import type { OwnUser } from '@duologue/contract/accounts'
import { useSyncExternalStore } from 'react'
import { notify } from '../ui/notify'
import { beginSession, endSession } from './session'
import { tellFailure } from './tell-failure'

type AuthStatus = 'idle' | 'loading' | 'succeeded' | 'failed'

let status: AuthStatus = 'idle'
const listeners = new Set<() => void>()

function become(next: AuthStatus): void {
  status = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How the last login or sign-up stands (accounts.md#logging-in). */
export const useAuthStatus = (): AuthStatus =>
  useSyncExternalStore(
    subscribe,
    () => status,
    () => 'idle',
  )

/**
 * Logs in or signs up with `ask` and says how it went. While one is on its way another is ignored
 * (accounts.md#logging-in); a failure also ends whatever session is kept here (accounts.md#logging-in). Answers whether
 * somebody is logged in now.
 */
export async function authenticate(
  ask: () => Promise<{ user: OwnUser; authToken: string }>,
  success: string,
): Promise<boolean> {
  if (status === 'loading') return false
  become('loading')
  try {
    beginSession(await ask())
    become('succeeded')
    notify('success', success)
    return true
  } catch (error) {
    endSession()
    become('failed')
    tellFailure(error, success)
    return false
  }
}
