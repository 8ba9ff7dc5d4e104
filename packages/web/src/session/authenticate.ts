import type { OwnUser } from '@duologue/contract/accounts'
import { notify } from '../ui/feedback/notify'
import { store, useStore } from '../ui/store'
import { beginSession, endSession } from './session'
import { tellFailure } from './tell-failure'

type AuthStatus = 'idle' | 'loading' | 'succeeded' | 'failed'

const status = store<AuthStatus>('idle')

/** How the last login or sign-up stands (accounts.md#logging-in). */
export const useAuthStatus = (): AuthStatus => useStore(status)

/**
 * Logs in or signs up with `ask` and says how it went. While one is on its way another is ignored
 * (accounts.md#logging-in); a failure also ends whatever session is kept here (accounts.md#logging-in). Nothing happens
 * where `ask` answers that more is needed. Answers whether somebody is logged in now.
 */
export async function authenticate(
  ask: () => Promise<{ user: OwnUser; authToken: string } | undefined>,
  success: string,
): Promise<boolean> {
  if (status.now() === 'loading') return false
  status.set('loading')
  try {
    const begun = await ask()
    if (begun) beginSession(begun)
    status.set(begun ? 'succeeded' : 'idle')
    if (!begun) return false
    notify('success', success)
    return true
  } catch (error) {
    endSession()
    status.set('failed')
    tellFailure(error, success)
    return false
  }
}
