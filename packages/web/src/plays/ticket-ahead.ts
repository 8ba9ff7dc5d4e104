import { isForSame, isGoodTicket } from '@duologue/domain/plays/tickets-to-fetch'
import { ticketsOf } from '../kept-here/held-tickets'
import { savedUser } from '../saved-here/signed-in'
import { nameOf, unsavedOf } from '../sending/unsaved-plays'
import type { BegunTicket, ForLater } from './begun-ticket'

/**
 * The ticket for a game of whoever is logged in that begins while nobody answers (plays.md#ahead-tickets); undefined where none is
 * left, and where its game waits to be sent.
 */
export function ticketAhead({ thing, assignment }: ForLater): BegunTicket | undefined {
  const user = savedUser.get()?.id
  if (user === undefined) return undefined
  const wanted = { id: thing, assignment: assignment ?? null }
  const waiting = new Set(unsavedOf(user).map(({ body }) => nameOf(body)))
  const found = ticketsOf(user).find(
    one => isForSame(one, wanted) && isGoodTicket(one, Date.now()) && !waiting.has(one.ticket),
  )
  if (!found) return undefined
  const { ticket, seed, relaxed, extraTime } = found
  return { ticket, seed, relaxed, extraTime, isAhead: true }
}
