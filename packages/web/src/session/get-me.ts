import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { NoAnswer } from '../api/connection'
import { savedToken, savedUser } from '../saved-here/signed-in'
import { endSession } from './session'
import { tellFailure } from './tell-failure'

const isRefused = (error: unknown) =>
  error instanceof CallFailed && (error.status === 401 || error.status === 403)

/**
 * Fetches the signed-in user anew. A refusal (401, 403) ends the session here; no answer, 429 and 5xx leave it be
 * (accounts.md#sessions); that nobody answered is said by the page, once (offline.md#no-connection). An answer about a session that was left in the meantime changes nothing.
 */
export async function refreshUser(client: Client): Promise<void> {
  const token = savedToken.get()
  if (token === null) return
  try {
    const user = await client.accounts.getMe({ query: { expand: ['all'] } })
    if (savedToken.get() === token) savedUser.set(user)
  } catch (error) {
    if (savedToken.get() !== token) return
    if (isRefused(error)) endSession()
    if (!(error instanceof NoAnswer)) tellFailure(error)
  }
}
