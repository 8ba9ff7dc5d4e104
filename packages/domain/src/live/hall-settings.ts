import type { BattleDifficulty } from '../choices/battle-difficulties'

/**
 * The class against the computer, two teams, each for themselves, or two by two; `pair` is the hall of two alone
 * (live.md#forms).
 */
export type HallForm = 'class' | 'teams' | 'each' | 'pairs' | 'pair'

/** Whether two play a duel against each other, in one of many pairs or alone. */
export const isInPairs = ({ form }: { readonly form: HallForm }): boolean =>
  form === 'pairs' || form === 'pair'

/** One of the two sides of a hall, or of its battle. */
export type HallSide = 1 | 2

/** How a hall is played (live.md#settings). */
export interface HallSettings {
  readonly form: HallForm
  /** In step with the screen, or at everybody's own pace. */
  readonly pace: 'step' | 'own'
  /** Writing is for lists at the own pace, speaking for pairs. */
  readonly mode: 'reading' | 'listening' | 'writing' | 'speaking'
  readonly difficulty: BattleDifficulty
  /** No clock: an answer has all the time. */
  readonly relaxed: boolean
  readonly rounds: 1 | 2 | 3
  /** Whether a reveal ends by itself or when the host presses. */
  readonly goesOn: 'itself' | 'pressed'
  readonly sound: 'screen' | 'devices'
  readonly names: 'dealt' | 'own'
  /** Who is named on the screen's board. */
  readonly shows: 'sides' | 'three' | 'all'
  /** Whether members see their own place. */
  readonly ownPlace: boolean
  readonly joins: 'class' | 'anyone'
  /** In pairs: whether they read the dialogue through together before the duel; not when it is left out. */
  readonly readFirst?: boolean | undefined
}

/** The settings of a host who never opened a game (live.md#settings). */
export const usualSettings: HallSettings = {
  form: 'class',
  pace: 'step',
  mode: 'reading',
  difficulty: 'normal',
  relaxed: false,
  rounds: 2,
  goesOn: 'itself',
  sound: 'screen',
  names: 'dealt',
  shows: 'sides',
  ownPlace: false,
  joins: 'class',
}
