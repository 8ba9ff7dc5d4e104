/** The types of account (S1 section 3); a new one is personal. */
export const accountTypes = ['personal', 'teacher', 'student'] as const

export type AccountType = (typeof accountTypes)[number]
