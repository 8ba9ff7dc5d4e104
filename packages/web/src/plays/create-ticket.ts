import type { CallInput } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { mayWait } from '../session/may-wait'
import { sessionNow } from '../session/session'
import type { BegunTicket, ForLater } from './begun-ticket'

/** How long an answer is waited for before a ticket is looked for that was fetched ahead, in milliseconds. */
const patience = 4000

/** What came of asking for a ticket: without one a game does not count. */
export type TicketAnswer<Ticket = BegunTicket> =
  | { readonly kind: 'ticket'; readonly ticket: Ticket }
  /** Nobody is logged in, so nothing was asked for. */
  | { readonly kind: 'visitor' }
  /** The game cannot be begun as it was asked for; `message` are the server's words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** There is none now; `message` are the server's words, where it had any. */
  | { readonly kind: 'none'; readonly message: string | null }

/** The ticket that is held here, as the answer that nobody gives. It is looked for when it is needed. */
const heldFor = (later: ForLater | undefined): Promise<TicketAnswer | undefined> =>
  later === undefined
    ? Promise.resolve(undefined)
    : import('./ticket-ahead').then(
        ({ ticketAhead }) => {
          const ticket = ticketAhead(later)
          return ticket && { kind: 'ticket', ticket }
        },
        () => undefined,
      )

/**
 * Asks for the ticket of a game (plays.md#tickets); never rejects. Where nobody answers, or not for long, the one is used that was
 * fetched ahead, if there is one. When the login turns out to be over, that is told before the game, which could not
 * count, and not after it.
 */
export async function askTicket(
  client: Client,
  body: CallInput<typeof plays.createTicket>['body'],
  later?: ForLater,
): Promise<TicketAnswer> {
  if (sessionNow().status === 'visitor') return { kind: 'visitor' }
  let timer: ReturnType<typeof setTimeout> | undefined
  const asked = client.plays
    .createTicket({ body })
    .then((ticket): TicketAnswer => ({ kind: 'ticket', ticket }))
  const waited = new Promise<void>(resolve => {
    timer = setTimeout(resolve, patience)
  })
  try {
    return await Promise.race([
      asked,
      waited.then(() => heldFor(later)).then(held => held ?? asked),
    ])
  } catch (error) {
    const isRefused = error instanceof CallFailed && (!mayWait(error) || error.status === 401)
    const held = isRefused ? undefined : await heldFor(later)
    if (held) return held
    if (!(error instanceof CallFailed)) return { kind: 'none', message: null }
    if (error.status === 401) await refreshUser(client)
    return { kind: mayWait(error) ? 'none' : 'refused', message: error.message }
  } finally {
    clearTimeout(timer)
  }
}
