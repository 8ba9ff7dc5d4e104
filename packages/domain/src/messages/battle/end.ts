import { number, plural } from '../say'

/** What Game Over says to learn from a battle that is over (battle.md#game-over). */
export const battleEndTexts = {
  gameOver: 'Game Over',
  won: 'You win!',
  lost: 'You lose.',
  wonBecause: {
    health: (name: string) => `The computer (${name}) has no health left.`,
    rounds: 'The last round is over, and you have more health.',
    roundsEqual: 'The last round is over with equal health: the duel is yours.',
  },
  lostBecause: {
    health: 'You have no health left.',
    rounds: 'The last round is over, and the computer has more health.',
  },
  yourScore: 'Your score',
  breakdown: 'How your score is worked out',
  base: 'Base',
  healthBonus: 'Health bonus',
  difficultyMultiplier: 'Difficulty multiplier',
  winMultiplier: 'Win multiplier',
  times: (multiplier: number) => `× ${multiplier}`,
  plus: (bonus: number) => `+ ${number(bonus)}`,
  restart: 'Restart',
  toPractise: 'Lines to practise',
  hear: (line: string) => `Hear: ${line}`,
  practise: (lines: number) =>
    plural(lines, { one: 'Practise this one', other: `Practise these ${lines}` }),
  stillHad: (name: string, health: number) => `The computer (${name}) had ${health} health left.`,
  playAgain: 'Play again',
  suggested: 'For next time',
  /** Another difficulty is suggested. */
  tryIt: (difficulty: string) => `Try ${difficulty}`,
  learnFirst: 'Learn these lines first',
} as const
