import type { BattleSetup } from '@duologue/domain/battle/battle-setup'
import type { BattleSettings } from '@duologue/domain/battle/set-up-battle'

/** What is changed of the settings when a battle is played again. */
export type SettingChanges = Partial<Pick<BattleSettings, 'difficulty' | 'relaxed'>>

/** The settings of a battle, for another one like it: what its ticket brought comes with the next ticket. */
export function settingsAgain(
  { mode, difficulty, relaxed, powers }: BattleSetup,
  changes: SettingChanges = {},
): BattleSettings {
  return { mode, difficulty, relaxed, powers, ...changes }
}
