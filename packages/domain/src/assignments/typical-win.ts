import { fullHealth } from '../battle/player'
import { finalScore, hitScore } from '../battle/scoring/score'
import type { BattleDifficulty } from '../choices/battle-difficulties'

/**
 * What a win typically pays (assignments.md#requirement): the opponent's whole health taken, and half of the own kept.
 * Shown where a teacher sets a score.
 */
export function typicalWin(difficulty: BattleDifficulty): number {
  return finalScore(hitScore(fullHealth, difficulty), fullHealth / 2, difficulty, true).total
}
