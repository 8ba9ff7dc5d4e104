import { plural } from '../say'

/** What Game Over says to learn from a battle that is over (battle.md#game-over). */
export const battleEndTexts = {
  toPractise: 'Lines to practise',
  hear: (line: string) => `Hear: ${line}`,
  practise: (lines: number) =>
    plural(lines, { one: 'Practise this one', other: `Practise these ${lines}` }),
  stillHad: (name: string, health: number) => `${name} had ${health} health left.`,
  playAgain: 'Play again',
  suggested: 'For next time',
  /** Another difficulty is suggested. */
  tryIt: (difficulty: string) => `Try ${difficulty}`,
  learnFirst: 'Learn these lines first',
} as const
