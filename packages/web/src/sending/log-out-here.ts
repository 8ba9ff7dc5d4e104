import type { Client } from '../api/client'
import { countUnfinished, forgetEdits } from '../saved-here/unsent'
import { forgetKept, leaveSession } from '../session/leave-session'
import { endSession, sessionNow } from '../session/session'
import { sendWaiting } from './send-waiting'
import { waitingHere } from './waiting-here'

/** Ends the login, and nothing of this user stays on the device; settles when it is gone (accounts.md#logging-out). */
export async function logOutHere(
  client: Client,
  user: string,
  onFailure: (error: unknown) => void,
): Promise<void> {
  // The call takes the token along before it is forgotten here; here the logout does not wait for the answer.
  if (sessionNow().status === 'user') client.accounts.logOut({}).catch(onFailure)
  leaveSession(user)
  await forgetEdits(user).catch(() => undefined)
  await forgetKept(user)
}

/**
 * Logs out whoever has not touched a shared device for long (saving.md#a-device-of-several): nothing of theirs stays, unless
 * something could not be sent, which waits for them as after a login that ended by itself.
 */
export async function logOutUnused(client: Client, user: string): Promise<void> {
  await sendWaiting(client, { isAsked: true })
  const { plays, answers } = waitingHere(user)
  const isLeft = plays + answers + (await countUnfinished(user)) > 0
  if (!isLeft) return logOutHere(client, user, () => undefined)
  client.accounts.logOut({}).catch(() => undefined)
  endSession()
}
