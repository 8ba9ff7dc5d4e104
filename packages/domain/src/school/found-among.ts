/** Among whom people are sought (school.md#people). */
export const foundAmong = ['teachers', 'pupils', 'roles', 'closed'] as const

export type FoundAmong = (typeof foundAmong)[number]
