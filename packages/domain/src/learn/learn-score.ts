import { learnLimits } from './learn-limits'

/**
 * Percent of questions that were right at the first try, rounded down (learn.md#saved-sessions); 0 when nothing was
 * asked.
 */
export const learnScore = (rightAtFirst: number, asked: number): number =>
  asked === 0 ? 0 : Math.floor((100 * rightAtFirst) / asked)

/** Whether a session of Learn Mode counts as won: with at least 75 percent. */
export const learnWins = (score: number): boolean => score >= learnLimits.wins
