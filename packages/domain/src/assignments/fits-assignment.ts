import { type AssignedBattle, battleOffer } from '../battle/battle-offer'
import type { BattleDifficulty } from '../choices/battle-difficulties'
import { type BattleMode, battleModes } from '../choices/battle-modes'

/** Whether a game is played as its assignment wants it (S2 section 5). */
export function fitsAssignment(
  assigned: AssignedBattle,
  game: { readonly mode: BattleMode; readonly difficulty: BattleDifficulty },
): boolean {
  const { modes, difficulties } = battleOffer(battleModes, assigned)
  return modes.includes(game.mode) && difficulties.includes(game.difficulty)
}
