/** The difficulties of a battle, from the mildest (S2 section 2). */
export const battleDifficulties = ['easy', 'normal', 'hard'] as const

export type BattleDifficulty = (typeof battleDifficulties)[number]

/** The difficulty of a player who never chose one (S2 section 9). */
export const defaultBattleDifficulty: BattleDifficulty = 'normal'
