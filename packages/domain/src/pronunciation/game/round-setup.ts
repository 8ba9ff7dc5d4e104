import type { BattleDifficulty } from '../../choices/battle-difficulties'
import type { PronunciationMode } from '../../choices/pronunciation-choices'
import type { PronunciationItem } from '../item'

/** What is asked about: the items of a list, or words without one. */
interface RoundMaterial {
  /** Two-letter code. */
  readonly language: string
  readonly items: readonly PronunciationItem[]
}

/** What its player chose for a round, or what was fixed for them. */
export interface RoundWishes {
  readonly mode: PronunciationMode
  readonly difficulty: BattleDifficulty
  /** Relaxed timing: there is no clock (pronunciation.md#relaxed-timing). */
  readonly relaxed: boolean
  /** How many times longer an answer may take (pronunciation.md#relaxed-timing). */
  readonly extraTime: number
  /** An assigned round asks for all items, up to its most (pronunciation.md#dealing-a-round). */
  readonly isWhole: boolean
}

/** All that a round is made of, but its chance. */
export interface RoundSetup extends RoundMaterial, RoundWishes {}

/**
 * The setup of a round: browser and server make it of the same two things, so that a replay begins where the round
 * began (pronunciation.md#verified-rounds).
 */
export function setUpRound(
  { language, items }: RoundMaterial,
  { mode, difficulty, relaxed, extraTime, isWhole }: RoundWishes,
): RoundSetup {
  return { language, items, mode, difficulty, relaxed, extraTime, isWhole }
}
