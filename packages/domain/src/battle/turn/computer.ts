import type { BattleDifficulty } from '../../choices/battle-difficulties'
import { type Draw, drawInteger } from '../random'

/** How likely the computer is right (battle.md#computer). */
const chanceToBeRight: Readonly<Record<BattleDifficulty, number>> = {
  easy: 0.6,
  normal: 0.75,
  hard: 0.9,
}

/** Between which times of the game the computer answers, in milliseconds (battle.md#computer). */
const answerTimes: Readonly<Record<BattleDifficulty, readonly [number, number]>> = {
  easy: [20_000, 20_000],
  normal: [10_000, 20_000],
  hard: [0, 10_000],
}

/** The soonest that the computer answers, in milliseconds of the game (battle.md#computer). */
export const soonestComputer = (difficulty: BattleDifficulty): number => answerTimes[difficulty][0]

/** For how long the computer is seen thinking, in milliseconds (battle.md#computer). */
const shownThinking = [1000, 3000] as const

/** What the computer is going to do in its turn. */
export interface ComputerPlan {
  /** The id of the line that it will choose. */
  readonly choice: string
  /** The time of the game that its answer counts with, in milliseconds. */
  readonly elapsed: number
  /** How long the screen waits for it, in milliseconds. */
  readonly shown: number
}

/**
 * Decides the computer's turn (battle.md#computer). It always takes the same number of draws.
 *
 * @param choices the ids of the lines to choose from.
 * @param right the id of the right one.
 */
export function planComputer(
  difficulty: BattleDifficulty,
  choices: readonly string[],
  right: string,
  draw: Draw,
): ComputerPlan {
  const wrong = choices.filter(choice => choice !== right)
  const isRight = draw() < chanceToBeRight[difficulty]
  const mistake = wrong[drawInteger(0, wrong.length - 1, draw)]
  const [soonest, latest] = answerTimes[difficulty]
  return {
    choice: isRight ? right : (mistake ?? right),
    elapsed: drawInteger(soonest, latest, draw),
    shown: drawInteger(...shownThinking, draw),
  }
}
