import type { Round, RoundEvent } from '@duologue/domain/pronunciation/game/round'
import { resultOf } from '@duologue/domain/pronunciation/game/round-result'
import type { RoundSetup, RoundWishes } from '@duologue/domain/pronunciation/game/round-setup'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import { sessionNow } from '../session/session'
import { storePlay } from './store-play'
import { ticketInTime } from './ticket-in-time'
import type { SentPlay } from './unsaved-plays'

/** A round that is over, with what was done in it. */
interface EndedRound {
  readonly setup: RoundSetup
  readonly round: Round
  readonly events: readonly RoundEvent[]
  readonly ticket?: string | undefined
}

/** What is sent of a round: its record where it has a ticket, else what it came to. */
function playOf(
  { setup, round, events, ticket }: EndedRound,
  pronunciationList: string,
  assigned: { assignment?: string },
): SentPlay {
  if (ticket !== undefined) return { ticket, events: [...events] }
  const { mode, difficulty, relaxed } = setup
  const { score, isWinner } = resultOf(setup, round)
  return {
    pronunciationList,
    activity: 'pronunciationCustom',
    mode,
    difficulty,
    relaxed,
    score,
    isWinner,
    key: newKey(),
    ...assigned,
  }
}

/**
 * The book of the rounds over one list (R4): a signed-in player's round begins with a ticket and is stored when it is
 * over; a visitor's is not kept.
 *
 * @param assignment the id of the assignment that they belong to.
 */
export function roundBook(client: Client, pronunciationList: string, assignment?: string) {
  const assigned = assignment === undefined ? {} : { assignment }
  return {
    async begin({
      mode,
      difficulty,
      relaxed,
    }: Pick<RoundWishes, 'mode' | 'difficulty' | 'relaxed'>) {
      if (sessionNow().status === 'visitor') return null
      const body = { pronunciationList, mode, difficulty, relaxed, ...assigned }
      return ticketInTime(client, client.plays.createTicket({ body }))
    },
    end: (ended: EndedRound): void => storePlay(client, playOf(ended, pronunciationList, assigned)),
  }
}
