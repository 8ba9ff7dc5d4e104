import type { BattleDifficulty } from '../../choices/battle-difficulties'

/** What an answer without delay deals; every second takes 1 away (battle.md#damage). */
const fastestDamage = 20

/** What a right answer deals without a clock (battle.md#relaxed-timing). */
const relaxedDamage = 14

/** The most that a wrong answer costs the player who gave it (battle.md#own-damage). */
const mostSelfDamage: Readonly<Record<BattleDifficulty, number>> = { easy: 5, normal: 10, hard: 20 }

/** What every choice that was made good takes from the next attack (battle.md#damage). */
const retryCost = 10

/** How an answer was timed: `elapsed` milliseconds of the game, or without a clock. */
interface AnswerSpeed {
  readonly elapsed: number
  readonly relaxed: boolean
}

/** What powers make of an attack: retries lessen it, then `adds` and `multiplies` strengthen it. */
interface AttackStrength {
  readonly retries: number
  readonly adds: number
  readonly multiplies: number
}

const plain: AttackStrength = { retries: 0, adds: 0, multiplies: 1 }

function rawDamage(speed: AnswerSpeed, retries: number): number {
  const damage = speed.relaxed ? relaxedDamage : fastestDamage - speed.elapsed / 1000
  return Math.max(0, damage - retryCost * retries)
}

/** Damage is a whole number, rounded once at the end, half up (battle.md#damage). */
function whole(damage: number): number {
  return Math.floor(damage + 0.5)
}

/**
 * What a right answer takes from the opponent's health (battle.md#damage).
 *
 * @param block the opponent's block.
 */
export function attackDamage(
  speed: AnswerSpeed,
  block: number,
  { retries, adds, multiplies } = plain,
): number {
  return whole(Math.max(0, (rawDamage(speed, retries) + adds) * multiplies - block))
}

/**
 * What a wrong answer or a run-out clock takes from the own health (battle.md#own-damage): what the
 * attack would have been without its strengthening powers, up to a cap.
 */
export function selfDamage(speed: AnswerSpeed, difficulty: BattleDifficulty, retries = 0): number {
  return whole(Math.min(mostSelfDamage[difficulty], rawDamage(speed, retries)))
}
