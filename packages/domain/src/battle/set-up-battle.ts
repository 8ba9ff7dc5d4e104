import type { BattleCharacter, BattleLine, BattleSetup } from './battle-setup'

/** What a battle takes from its conversation. */
interface BattleScript {
  readonly language: string
  readonly dialogue: readonly BattleLine[]
  readonly character1: BattleCharacter
  readonly character2: BattleCharacter
}

/** What its player chose for a battle. */
export type BattleSettings = Omit<BattleSetup, 'lines' | 'language' | 'characters'>

/**
 * The setup of a battle over a conversation: browser and server make it of the same two things, so
 * that a replay begins where the battle began (battle.md#replay).
 */
export function setUpBattle(script: BattleScript, settings: BattleSettings): BattleSetup {
  const { dialogue, language, character1, character2 } = script
  return {
    ...settings,
    lines: dialogue,
    language,
    characters: { 1: character1, 2: character2 },
  }
}
