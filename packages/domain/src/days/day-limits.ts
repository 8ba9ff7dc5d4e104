/** Counts, and times in seconds unless they say otherwise, of days and goals (days.md). */
export const dayLimits = {
  /** Answered lines from which on a day counts. */
  lines: 5,
  /** A pause between two answers counts no longer. */
  pause: 60,
  /** What one day counts at most. */
  aDay: 120 * 60,
  /** What a finished game counts at most. */
  aGame: 30 * 60,
  /** What the answer to a line takes in Review. */
  aLine: 20,
  /** Days of the calendar that one call tells. */
  asked: 400,
  /** Milliseconds before it is due from which on an assignment is in the plan. */
  dueWithin: 3 * 86_400_000,
  /** Assignments and steps in one plan. */
  assignments: 2,
  steps: 4,
  /** Minutes that a plan may take longer than the goal. */
  overshoot: 5,
  /** Of so many commonest words of a language it is told how many were met. */
  commonWords: 1000,
} as const
