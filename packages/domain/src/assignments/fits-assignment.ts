import type { AssignmentDifficulty, AssignmentMode } from '../choices/assignment-choices'
import type { BattleDifficulty } from '../choices/battle-difficulties'
import type { PlayMode } from '../choices/play-modes'

/**
 * Whether a game is played as its assignment wants it; where that says `any`, the learner chooses
 * (assignments.md#settings).
 */
export function fitsAssignment(
  assigned: { readonly mode: AssignmentMode; readonly difficulty: AssignmentDifficulty },
  game: { readonly mode: PlayMode; readonly difficulty: BattleDifficulty },
): boolean {
  const fits = (fixed: string, played: string) => fixed === 'any' || fixed === played
  return fits(assigned.mode, game.mode) && fits(assigned.difficulty, game.difficulty)
}
