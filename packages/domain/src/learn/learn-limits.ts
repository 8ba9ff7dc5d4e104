const minute = 60_000
const day = 24 * 60 * minute

/** Counts, and times in milliseconds, of Learn Mode and Review (learn.md#planning-a-session). */
export const learnLimits = {
  /** Lines that a step takes at a time. */
  atOnce: 6,
  /** After so many misses the line is shown, and comes back another day. */
  misses: 3,
  /** Characters of a written answer. */
  answer: 400,
  /** Words offered for a gap. */
  gapChoices: 4,
  /** How long "I can't speak now" holds. */
  quiet: 15 * minute,
  /** Lines that Review asks for on one day. */
  reviewsADay: 20,
  /** Answers that one call brings, and how old they may be. */
  attemptsAtOnce: 200,
  oldestAttempt: 30 * day,
  /** For how long answers are kept; what is remembered stays. */
  attemptsKept: 400 * day,
  /** When what was missed, or is to be practised, comes back. */
  comesBack: day,
  /** Two answers that are nearer teach memory no more than one. */
  apart: day / 2,
  /** A line whose memory lasts so many days is firm. */
  firmDays: 7,
  /** Percent of right first answers from which on a session is won. */
  wins: 75,
  /** Answers that this browser keeps until they can be sent. */
  kept: 1000,
} as const
