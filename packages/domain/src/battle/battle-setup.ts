import type { BattleDifficulty } from '../choices/battle-difficulties'
import type { BattleMode } from '../choices/battle-modes'
import type { PowerName } from '../choices/battle-powers'
import type { Deal } from './turn/deals'

/** Which of the conversation's two characters. */
export type CharacterNumber = 1 | 2

/** Player one is the learner, player two is the computer or a rival (battle.md#rounds). */
export type PlayerNumber = 1 | 2

export interface BattleCharacter {
  readonly name: string
  readonly image: string | null
}

/** One line of the conversation, with everything that its cue and its choice can show. */
export interface BattleLine {
  readonly id: string
  readonly character: CharacterNumber
  readonly text: string
  readonly pinyin: string | null
  readonly translation: string | null
  readonly image: string | null
  readonly audio: string | null
  /** The length of its clip in milliseconds, where that is known. */
  readonly duration?: number | null
  /** Other ways to say it that are right. */
  readonly variants?: readonly string[]
  /** The id of the line that sounds like it, which is chosen from beside it before all others. */
  readonly contrast?: string | null
}

/** The person on the second seat, where the computer is not (battle.md#two-persons). */
export interface Rival {
  /** As `mayBattleWith` allows them. */
  readonly powers: readonly PowerName[]
  readonly relaxed: boolean
  /** How many times the usual time they may think; 1 when it is left out. */
  readonly extraTime?: number
}

/** All that is settled before a battle begins; the seed is told apart from it. */
export interface BattleSetup {
  /** The lines in the order of the conversation; their ids differ. */
  readonly lines: readonly BattleLine[]
  /** Two-letter code of the language of the lines. */
  readonly language: string
  readonly characters: Readonly<Record<CharacterNumber, BattleCharacter>>
  readonly mode: BattleMode
  readonly difficulty: BattleDifficulty
  /** Relaxed timing (battle.md#relaxed-timing): no answer clock, and a right answer always deals the same. */
  readonly relaxed: boolean
  /** How many times the usual time this learner may think; 1 when it is left out (battle.md#extra-time). */
  readonly extraTime?: number
  /** How the choices are dealt; as this program does when it is left out. */
  readonly deal?: Deal
  /** After how many rounds it is over; after 10 when it is left out (battle.md#end-of-game). */
  readonly rounds?: number
  /** Whether the characters are dealt by chance in the first round alone, and the other way with each round after it. */
  readonly swaps?: boolean
  /** The learner's powers, as `mayBattleWith` allows them; without any the computer has none either. */
  readonly powers: readonly PowerName[]
  /** Who plays instead of the computer; it is the computer when it is left out. */
  readonly rival?: Rival
}
