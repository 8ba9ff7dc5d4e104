/** How many times longer one student may take for an answer, as the teacher allows it (classes.md#allowances). */
export const extraTimes = [1, 1.25, 1.5, 2, 3] as const

export type ExtraTime = (typeof extraTimes)[number]
