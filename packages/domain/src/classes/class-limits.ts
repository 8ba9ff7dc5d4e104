/** Lengths in characters and counts (security.md#sizes). */
export const classLimits = {
  name: 90,
  students: 200,
  /** Who teaches a class beside its owner, with those who were asked to. */
  coTeachers: 10,
  /** How long an invitation to teach can be accepted. */
  invitationDays: 30,
  /** Colours and icons are names; ours are shorter. */
  look: 50,
} as const
