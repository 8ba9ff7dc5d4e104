import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { notify } from '../ui/feedback/notify'
import { refreshUser } from './get-me'
import { tellFailure } from './tell-failure'

/**
 * Makes a signed-in user's call and shows how it went: `success`, or the server's own words. Answers whether it went
 * well; then what an earlier try said is taken back. When the login turns out to be over, the user is asked for anew, which ends the session here.
 */
export async function makeCall(
  client: Client,
  call: () => Promise<unknown>,
  success?: string,
): Promise<boolean> {
  try {
    await call()
    if (success !== undefined) notify('success', success)
    return true
  } catch (error) {
    tellFailure(error, success)
    if (error instanceof CallFailed && error.status === 401) await refreshUser(client)
    return false
  }
}
