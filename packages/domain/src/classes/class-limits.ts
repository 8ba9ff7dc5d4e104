/** Lengths in characters and counts (security.md#sizes). */
export const classLimits = {
  name: 90,
  students: 200,
  /** Colours and icons are names; ours are shorter. */
  look: 50,
} as const
