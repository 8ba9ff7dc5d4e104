/** The modes that a battle can be played in (S2 section 2). */
export const battleModes = ['reading', 'listening', 'speaking'] as const

export type BattleMode = (typeof battleModes)[number]

/** The mode of a player who never chose one (S2 section 9). */
export const defaultBattleMode: BattleMode = 'reading'
