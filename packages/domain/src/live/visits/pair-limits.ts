const day = 24 * 60 * 60_000

/** Counts and times, in milliseconds, of duels of two (live.md#pair-play). */
export const pairLimits = {
  /** Duels that somebody has invited to and that are not over. */
  open: 20,
  /** Duels on a page of a list. */
  page: 20,
  /** Pairs that a teacher sends at once. */
  sent: 40,
  /** Duels that the row on /home tells. */
  told: 3,
  /** For how long an invitation is good. */
  invitation: 7 * day,
  /** How long one of the two is waited for. */
  waiting: 14 * day,
  /** How long script and answers are kept after the end. */
  answers: 7 * day,
  /** How long the result of a duel is kept. */
  result: 90 * day,
  /** Longer than this no answer counts, where it has all the time. */
  longestAnswer: 5 * 60_000,
} as const
