import type { Round, RoundEvent } from '@duologue/domain/pronunciation/game/round'
import { resultOf } from '@duologue/domain/pronunciation/game/round-result'
import type { RoundSetup, RoundWishes } from '@duologue/domain/pronunciation/game/round-setup'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import type { SavingPlay } from '../sending/play-saving'
import type { SentPlay } from '../sending/unsaved-plays'
import { askTicket } from './create-ticket'
import { storePlay } from './store-play'

/** A round that is over, with what was done in it. */
interface EndedRound {
  readonly setup: RoundSetup
  readonly round: Round
  readonly events: readonly RoundEvent[]
  readonly ticket?: string | undefined
}

/** What a round came to, as it is told without its record. */
function toldOf(
  { setup, round, ticket }: EndedRound,
  pronunciationList: string,
  assigned: { assignment?: string },
): Extract<SentPlay, { activity: 'pronunciationCustom' }> & { key: string } {
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
    // A play goes by one name, with its record or without.
    key: ticket ?? newKey(),
    ...assigned,
  }
}

/**
 * The book of the rounds over one list (plays.md#rounds): a signed-in player's round begins with a ticket and is stored
 * when it is over; a visitor's is not kept.
 *
 * @param assignment the id of the assignment that they belong to.
 */
export function roundBook(client: Client, pronunciationList: string, assignment?: string) {
  const assigned = assignment === undefined ? {} : { assignment }
  return {
    begin({ mode, difficulty, relaxed }: Pick<RoundWishes, 'mode' | 'difficulty' | 'relaxed'>) {
      const body = { pronunciationList, mode, difficulty, relaxed, ...assigned }
      return askTicket(client, body)
    },
    end(ended: EndedRound): SavingPlay {
      const told = toldOf(ended, pronunciationList, assigned)
      const { ticket, events } = ended
      const body = ticket === undefined ? told : { ticket, events: [...events] }
      return storePlay(client, told.key, { body, told })
    },
  }
}
