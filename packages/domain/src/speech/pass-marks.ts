import type { BattleDifficulty } from '../choices/battle-difficulties'

/** The percentage from which on a spoken line counts as right (speech.md#pass-marks). */
export const passMark: Readonly<Record<BattleDifficulty, number>> = {
  easy: 50,
  normal: 75,
  hard: 100,
}
