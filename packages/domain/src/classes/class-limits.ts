/** Lengths in characters and counts (security.md#sizes). */
export const classLimits = {
  name: 90,
  students: 200,
  /** Who teaches a class beside its owner, with those who were asked to. */
  coTeachers: 10,
  /** How long an invitation to teach can be accepted. */
  invitationDays: 30,
  /** By how many days the dates of a copied class move at most: three years. */
  copiedDays: 1096,
  /** Colours and icons are names; ours are shorter. */
  look: 50,
} as const
