import { CallFailed, type Client } from '../api/client'
import { refreshUser } from '../session/refresh-user'

/** How long a game may wait for its ticket, in milliseconds; then it begins without one. */
const longestWait = 2000

const afterWait = () => new Promise<null>(resolve => setTimeout(resolve, longestWait, null))

/**
 * The ticket that was asked for, where it comes in time; never rejects. When the login turns out to be over, that is
 * told before the game, which could not count, and not after it.
 */
export function ticketInTime<Ticket>(
  client: Client,
  asked: Promise<Ticket>,
): Promise<Ticket | null> {
  const orNone = asked.catch(async (error: unknown) => {
    if (error instanceof CallFailed && error.status === 401) await refreshUser(client)
    return null
  })
  return Promise.race([orNone, afterWait()])
}
