import { type HeldTicket, isForSame } from '@duologue/domain/plays/tickets-to-fetch'
import { isGone } from '../saved-here/forget'
import { savedHere } from '../saved-here/saved-here'
import { savedUser } from '../saved-here/signed-in'

/** The tickets that are held here for games without a connection (plays.md#ahead-tickets). */
const held = savedHere<readonly HeldTicket[]>('ahead-tickets', [], {
  read: text => {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? (list as readonly HeldTicket[]) : undefined
  },
  write: list => (list.length === 0 ? null : JSON.stringify(list)),
})

const userNow = () => savedUser.get()?.id

/** Those of a user. */
export const ticketsOf = (user: string): readonly HeldTicket[] =>
  held.get().filter(ticket => ticket.user === user)

/** Holds a ticket in the place of the one before; of who has logged out in the meantime none. */
export function holdTicket(ticket: HeldTicket): void {
  const { user } = ticket
  if (isGone(user) || userNow() !== user) return
  const isOther = (one: HeldTicket) => one.user !== user || !isForSame(one, ticket)
  held.set([...held.get().filter(isOther), ticket])
}

/** Lets go of those tickets of a user that are for nothing that is kept any more. */
export function dropTickets(user: string, isWanted: (ticket: HeldTicket) => boolean): void {
  const left = held.get().filter(ticket => ticket.user !== user || isWanted(ticket))
  if (left.length < held.get().length) held.set(left)
}

/** A game with this ticket is stored, or never can be: there is no other one with it. */
export function markUsed(ticket: string): void {
  const isIt = (one: HeldTicket) => one.ticket === ticket
  if (held.get().some(isIt))
    held.set(held.get().map(one => (isIt(one) ? { ...one, isUsed: true } : one)))
}
