/** The modes that a battle can be played in (battle.md#settings). */
export const battleModes = ['reading', 'listening', 'speaking'] as const

export type BattleMode = (typeof battleModes)[number]

/** The mode of a player who never chose one (battle.md#settings). */
export const defaultBattleMode: BattleMode = 'reading'
