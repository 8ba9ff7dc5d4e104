import { learnScore, learnWins } from './learn-score'
import type { LearnSession } from './session'

/** What a session came to. */
export interface LearnSummary {
  /** Lines that were asked for. */
  readonly lines: number
  /** Lines whose last question was right in the end. */
  readonly canSay: number
  /** Lines that were missed: they come back tomorrow. */
  readonly comeBack: readonly string[]
  /** Questions that were answered. */
  readonly asked: number
  /** Percent of them that were right at the first try. */
  readonly score: number
  readonly isWinner: boolean
}

/** What a session has come to so far. */
export function summaryOf({ results }: LearnSession): LearnSummary {
  const last = new Map(results.map(result => [result.line, result] as const))
  const missed = results.filter(({ isFirstRight }) => !isFirstRight)
  const rightAtFirst = results.length - missed.length
  const score = learnScore(rightAtFirst, results.length)
  return {
    lines: last.size,
    canSay: [...last.values()].filter(({ isRight }) => isRight).length,
    comeBack: [...new Set(missed.map(({ line }) => line))],
    asked: results.length,
    score,
    isWinner: results.length > 0 && learnWins(score),
  }
}
