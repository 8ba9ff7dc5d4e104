import type { CallAnswer } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'

/** A ticket with which a game begins; one that was fetched ahead says nothing of how it is played. */
export type BegunTicket = Pick<
  CallAnswer<typeof plays.createTicket>,
  'ticket' | 'seed' | 'relaxed' | 'extraTime'
> & { readonly isAhead?: boolean }

/** What a game is over, and for which assignment: for that a ticket may have been fetched ahead. */
export interface ForLater {
  readonly thing: string
  readonly assignment: string | undefined
}
