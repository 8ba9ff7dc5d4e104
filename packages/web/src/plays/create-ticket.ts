import type { CallAnswer, CallInput } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { mayWait } from '../session/may-wait'
import { sessionNow } from '../session/session'

type BegunTicket = CallAnswer<typeof plays.createTicket>

/** What came of asking for a ticket: without one a game does not count. */
export type TicketAnswer<Ticket = BegunTicket> =
  | { readonly kind: 'ticket'; readonly ticket: Ticket }
  /** Nobody is logged in, so nothing was asked for. */
  | { readonly kind: 'visitor' }
  /** The game cannot be begun as it was asked for; `message` are the server's words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** There is none now; `message` are the server's words, where it had any. */
  | { readonly kind: 'none'; readonly message: string | null }

/**
 * Asks for the ticket of a game (plays.md#tickets); never rejects. When the login turns out to be over, that is told before the game, which could not
 * count, and not after it.
 */
export async function askTicket(
  client: Client,
  body: CallInput<typeof plays.createTicket>['body'],
): Promise<TicketAnswer> {
  if (sessionNow().status === 'visitor') return { kind: 'visitor' }
  try {
    return { kind: 'ticket', ticket: await client.plays.createTicket({ body }) }
  } catch (error) {
    if (!(error instanceof CallFailed)) return { kind: 'none', message: null }
    if (error.status === 401) await refreshUser(client)
    return { kind: mayWait(error) ? 'none' : 'refused', message: error.message }
  }
}
