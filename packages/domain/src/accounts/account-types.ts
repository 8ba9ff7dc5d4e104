/** The types of account (accounts.md#account-types); a new one is personal. */
export const accountTypes = ['personal', 'teacher', 'student'] as const

export type AccountType = (typeof accountTypes)[number]
