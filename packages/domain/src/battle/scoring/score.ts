import type { BattleDifficulty } from '../../choices/battle-difficulties'

const attackMultipliers: Readonly<Record<BattleDifficulty, number>> = {
  easy: 1,
  normal: 1.5,
  hard: 2,
}

const difficultyMultipliers: Readonly<Record<BattleDifficulty, number>> = {
  easy: 1,
  normal: 2,
  hard: 4,
}

/** The points of a battle that is over, as the breakdown tells them (battle.md#score). */
export interface FinalScore {
  readonly base: number
  readonly healthBonus: number
  readonly difficultyMultiplier: number
  readonly winMultiplier: number
  readonly total: number
}

/** The points of a hit (battle.md#score); `times` is what powers multiply them by. */
export function hitScore(damage: number, difficulty: BattleDifficulty, times = 1): number {
  return damage * 10 * attackMultipliers[difficulty] * times
}

/**
 * The points at the end (battle.md#score): (base + health × 20) × difficulty, × 5 for the winner,
 * rounded.
 */
export function finalScore(
  base: number,
  health: number,
  difficulty: BattleDifficulty,
  won: boolean,
): FinalScore {
  const healthBonus = health * 20
  const difficultyMultiplier = difficultyMultipliers[difficulty]
  const winMultiplier = won ? 5 : 1
  const total = Math.round((base + healthBonus) * difficultyMultiplier * winMultiplier)
  return { base, healthBonus, difficultyMultiplier, winMultiplier, total }
}
