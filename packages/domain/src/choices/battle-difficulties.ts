/** The difficulties of a battle, from the mildest (battle.md#settings). */
export const battleDifficulties = ['easy', 'normal', 'hard'] as const

export type BattleDifficulty = (typeof battleDifficulties)[number]

/** The difficulty of a player who never chose one (battle.md#settings). */
export const defaultBattleDifficulty: BattleDifficulty = 'normal'
