import type { Battle, BattleEvent } from '../../battle/battle'
import type { PlayerNumber, Rival } from '../../battle/battle-setup'
import type { OwnAnswer, OwnResult } from '../own/own-game'

/** Who sits on a seat of a pair's duel, with what they brought when it was dealt. */
interface PairSeat extends Rival {
  readonly member: number
  readonly extraTime: number
}

/** What the duel of a pair has come to. */
export interface PairResult {
  /** Whether it was ended without a result. */
  readonly isStopped: boolean
  /** Null for a draw, and without a result. */
  readonly winner: PlayerNumber | null
  /** What it is worth to each of the two. */
  readonly of: Readonly<Record<PlayerNumber, OwnResult>>
}

/** A duel of two members against each other (live.md#together). */
export interface PairGame {
  readonly seats: Readonly<Record<PlayerNumber, PairSeat>>
  /** Milliseconds of the hall's game that are none of this one. */
  readonly offset: number
  /** The time of the hall's game since which this one stands still; null while it goes on. */
  readonly stoppedAt: number | null
  /** Since when one of the two is away, in milliseconds since the hall was opened; null while both are here. */
  readonly goneAt: number | null
  /** Which line is being read before the duel, from 0; null once nothing is to be read any more. */
  readonly reading: number | null
  /** What was done in the duel, with the seats of those who did it. */
  readonly events: readonly BattleEvent[]
  readonly progress: Omit<Battle, 'setup'>
  readonly answers: Readonly<Record<PlayerNumber, readonly OwnAnswer[]>>
  /** Null until it is over. */
  readonly result: PairResult | null
}
