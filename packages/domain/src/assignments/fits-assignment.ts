import type { AssignmentDifficulty, AssignmentMode } from '../choices/assignment-choices'
import { type BattleDifficulty, battleDifficulties } from '../choices/battle-difficulties'
import { type BattleMode, battleModes } from '../choices/battle-modes'

/** What an assignment fixes of its game. */
export interface Fixed {
  readonly mode: AssignmentMode
  readonly difficulty: AssignmentDifficulty
}

/** The modes and difficulties that an assignment leaves to choose from: only the fixed one, where it fixes one (S2 section 5). */
export function leftToChoose({ mode, difficulty }: Fixed): {
  readonly modes: readonly BattleMode[]
  readonly difficulties: readonly BattleDifficulty[]
} {
  return {
    modes: mode === 'any' ? battleModes : [mode],
    difficulties: difficulty === 'any' ? battleDifficulties : [difficulty],
  }
}

/** Whether a game is played as its assignment wants it. */
export function fitsAssignment(
  fixed: Fixed,
  game: { readonly mode: BattleMode; readonly difficulty: BattleDifficulty },
): boolean {
  const { modes, difficulties } = leftToChoose(fixed)
  return modes.includes(game.mode) && difficulties.includes(game.difficulty)
}
