/** Counts, and lengths in characters, of what a recogniser hears (speech.md#recording). */
export const speechLimits = {
  /** Alternatives that a recogniser is asked for. */
  alternatives: 50,
  /** Alternatives that a record tells of a line, the best ones. */
  told: 3,
  /** A line can have 300, and who says more is not understood better by it. */
  transcript: 600,
  /** Failures of the microphone test before it offers another way. */
  microphoneTries: 3,
} as const
