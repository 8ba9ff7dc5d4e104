import { playLimits } from './play-limits'

/** A thing for which a device holds a ticket, for its own sake or for that of an assignment. */
export interface ForLater {
  readonly what: 'conversation' | 'pronunciationList'
  readonly id: string
  readonly assignment: string | null
  /** Which edition of it is kept. */
  readonly edition: number
}

/** A ticket that a device holds, or held for a game that was played. */
export interface HeldTicket extends ForLater {
  readonly user: string
  readonly ticket: string
  readonly seed: number
  readonly relaxed: boolean
  readonly extraTime: number
  /** That of the thing when the ticket was made. */
  readonly version: number
  /** When the ticket was made, in milliseconds. */
  readonly since: number
  readonly isUsed: boolean
}

/** Whether two are for the same game. */
export const isForSame = (
  one: Pick<ForLater, 'id' | 'assignment'>,
  other: Pick<ForLater, 'id' | 'assignment'>,
): boolean => one.id === other.id && one.assignment === other.assignment

/** Whether a game can still be stored with a ticket, as far as the clock of the device is right. */
export const isGoodTicket = ({ isUsed, since }: HeldTicket, now: number): boolean =>
  !isUsed && now - since < playLimits.ticketAge

/**
 * For which of the kept things a ticket is fetched (plays.md#ahead-tickets): where none is held, one was used, or is old,
 * and where another edition is kept than that for which it was fetched. Of more than there may be the first are taken.
 */
export const ticketsToFetch = (
  kept: readonly ForLater[],
  held: readonly HeldTicket[],
  now: number,
): ForLater[] =>
  kept.slice(0, playLimits.aheadTickets).filter(thing => {
    const one = held.find(other => isForSame(thing, other))
    return (
      !one || one.isUsed || one.edition !== thing.edition || now - one.since >= playLimits.aheadAge
    )
  })
