import { type BattleMode, defaultBattleMode } from '@duologue/domain/choices/battle-modes'

/** The modes that can be played. */
export const offeredModes = ['reading', 'listening'] as const satisfies readonly BattleMode[]

/** The wanted mode where it can be played, else the default. */
export function offeredMode(wanted: BattleMode): (typeof offeredModes)[number] {
  return offeredModes.find(mode => mode === wanted) ?? defaultOffered
}

const defaultOffered = offeredModes.find(mode => mode === defaultBattleMode) ?? offeredModes[0]
