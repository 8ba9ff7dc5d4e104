import type { SpeechScore } from '../../speech/score-speech'
import type { PlayerNumber } from '../battle-setup'
import type { ComputerPlan } from './computer'

/** An answer that was given, or that the clock took away. */
export interface Answer {
  /** The id of the chosen line; null when the clock ran out, or when another thing was said. */
  readonly choice: string | null
  readonly right: boolean
  /** How well the line was said, where it was said. */
  readonly said?: SpeechScore
  /** The time of the game that the answer took, in milliseconds. */
  readonly elapsed: number
}

/** A span of the battle's time, in milliseconds since it began; `endsAt` null waits for an event. */
interface Span {
  readonly since: number
  readonly endsAt: number | null
}

/**
 * The state of a turn (battle.md#turns). There is no `idle`: outside a turn there is none.
 * In `answer`, `plan` is what the computer will do, null in the learner's turn.
 */
export type Moment =
  | ({ readonly state: 'start' } & Span)
  | ({ readonly state: 'answer'; readonly plan: ComputerPlan | null } & Span)
  | ({ readonly state: 'feedback'; readonly answer: Answer } & Span)
  | ({ readonly state: 'battle'; readonly answer: Answer; readonly damage: number } & Span)
  | ({ readonly state: 'end'; readonly answer: Answer } & Span)

/** One line being played. */
export interface Turn {
  /** The place of the line in the conversation, from 0. */
  readonly lineIndex: number
  /** The id of the line, which is the right choice. */
  readonly lineId: string
  /** The current player: the one whose character speaks the line. */
  readonly player: PlayerNumber
  /** The ids of the lines to choose from, in the order to show them. */
  readonly choices: readonly string[]
  /** The choices that were wrong and could be made good. */
  readonly tried: readonly string[]
  /** The time of the game at which the latest of them was chosen, in milliseconds since the question; 0 without one. */
  readonly lastTry: number
  /** The wrong choices that a power took away. */
  readonly removed: readonly string[]
  /** Since when the game is paused, in milliseconds since the battle began; null when it goes on. */
  readonly frozenAt: number | null
  /** Whether the audio of the line was played while it was to be spoken (battle.md#speaking-turns). */
  readonly wasHeard: boolean
  readonly moment: Moment
}
