/**
 * Every mode that something can be played in: battles, and rounds of the pronunciation game (assignments.md#settings).
 */
export const playModes = ['any', 'reading', 'listening', 'speaking', 'writing'] as const

export type PlayMode = (typeof playModes)[number]
