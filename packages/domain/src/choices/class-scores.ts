/** What a teacher lets a class see of each other's scores (classes.md#class-scores). */
export const classScores = ['off', 'own', 'names'] as const

export type ClassScores = (typeof classScores)[number]

/** A class begins so: everybody sees the own place and no other. */
export const newClassScores: ClassScores = 'own'
