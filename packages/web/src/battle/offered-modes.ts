import type { BattleMode } from '@duologue/domain/choices/battle-modes'

/** The modes that can be played. */
export const offeredModes = ['reading', 'listening'] as const satisfies readonly BattleMode[]

export type OfferedMode = (typeof offeredModes)[number]
