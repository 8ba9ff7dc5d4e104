const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Times and sizes of what is sent to courses (lti.md#sending-a-score); times in milliseconds. */
export const slipLimits = {
  /** When it is tried again: after the first try, the second, and so on; after the last of them each time as long. */
  waits: [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, day],
  /** How long it is tried. */
  tried: 14 * day,
  /** Whoever took a slip and was killed is waited for so long. */
  lease: minute,
  /** How long a slip that was stopped stays. */
  stoppedKept: 90 * day,
  /** How many are sent to one platform at once. */
  atOnce: 4,
  /** How many of them a teacher is shown. */
  shown: 100,
  /** A score is told to be at least so much later than the one before. */
  apart: second,
  /** A token is used until so long before its end. */
  tokenSpare: minute,
} as const
