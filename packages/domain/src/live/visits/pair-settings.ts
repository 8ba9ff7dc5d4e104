import type { BattleDifficulty } from '../../choices/battle-difficulties'
import type { BattleMode } from '../../choices/battle-modes'
import type { PowerName } from '../../choices/battle-powers'

/** Two devices now, or over days (live.md#pair-play). */
export type PairForm = 'together' | 'turns'

/** How a duel of two is played (live.md#pair-play). */
export interface PairSettings {
  readonly mode: BattleMode
  readonly difficulty: BattleDifficulty
  /** No clock: an answer has all the time. */
  readonly relaxed: boolean
  readonly rounds: 1 | 2 | 3
  /** Together: the dialogue is read through once before the duel. */
  readonly readFirst: boolean
  /** Together: those of whoever invites. */
  readonly powers: readonly PowerName[]
}

/** The settings of somebody who never opened a duel of two (live.md#pair-play). */
export const usualPairSettings: PairSettings = {
  mode: 'reading',
  difficulty: 'normal',
  relaxed: false,
  rounds: 2,
  readFirst: false,
  powers: [],
}
