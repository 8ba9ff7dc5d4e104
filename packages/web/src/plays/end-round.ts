import type { Round, RoundEvent } from '@duologue/domain/pronunciation/game/round'
import { resultOf } from '@duologue/domain/pronunciation/game/round-result'
import type { RoundSetup } from '@duologue/domain/pronunciation/game/round-setup'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import type { SavingPlay } from '../sending/play-saving'
import type { SentPlay } from '../sending/unsaved-plays'
import { storePlay } from './store-play'

/** Over which list rounds are played, and for which assignment. */
export interface RoundsOf {
  readonly client: Client
  readonly pronunciationList: string
  readonly assignment: string | undefined
}

/** A round that is over, with what was done in it. */
export interface EndedRound {
  readonly setup: RoundSetup
  readonly round: Round
  readonly events: readonly RoundEvent[]
  readonly ticket?: string | undefined
  /** Its ticket was fetched ahead. */
  readonly isAhead?: boolean | undefined
}

/** What a round came to, as it is told without its record. */
function toldOf(
  { setup, round, ticket, isAhead }: EndedRound,
  { pronunciationList, assignment }: RoundsOf,
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
    // A play goes by one name, with its record or without; but a ticket that was fetched ahead may be another game's by then.
    key: isAhead ? newKey() : (ticket ?? newKey()),
    ...(assignment === undefined ? {} : { assignment }),
  }
}

/** What was done in a round that has a ticket; with one that was fetched ahead it says how it was played. */
function recordedOf({ setup, events, ticket, isAhead }: EndedRound): SentPlay | undefined {
  if (ticket === undefined) return undefined
  const { mode, difficulty, relaxed } = setup
  const settings = isAhead ? { settings: { mode, difficulty, relaxed } } : {}
  return { ticket, ...settings, events: [...events] }
}

/**
 * Stores a round that is over (plays.md#rounds), and answers what becomes of it; a visitor's is not kept. It comes with the round:
 * nothing of it may be fetched when that is over.
 */
export function endRound(of: RoundsOf, ended: EndedRound): SavingPlay {
  const told = toldOf(ended, of)
  return storePlay(of.client, { body: recordedOf(ended) ?? told, told })
}
