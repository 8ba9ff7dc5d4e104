import { type BattleDifficulty, battleDifficulties } from '../choices/battle-difficulties'
import type { BattleMode } from '../choices/battle-modes'
import type { PlayMode } from '../choices/play-modes'

/** What an assignment asks of its battles; where it says `any`, the learner chooses (battle.md#assigned-settings). */
export interface AssignedBattle {
  readonly mode: PlayMode
  readonly difficulty: BattleDifficulty | 'any'
}

/** What the settings of a battle offer. */
export interface BattleOffer<Mode extends BattleMode = BattleMode> {
  readonly modes: readonly Mode[]
  readonly difficulties: readonly BattleDifficulty[]
}

/** All of the choices, or only the fixed one (battle.md#assigned-settings). */
export function allowed<T extends string>(choices: readonly T[], fixed: string): readonly T[] {
  return fixed === 'any' ? choices : choices.filter(choice => choice === fixed)
}

/**
 * What can be chosen for a battle: everything, or only what its assignment fixes (battle.md#assigned-settings).
 *
 * @param playable the modes that can be played here; when the fixed one is not among them, no mode is offered.
 */
export function battleOffer<Mode extends BattleMode>(
  playable: readonly Mode[],
  assigned: AssignedBattle = { mode: 'any', difficulty: 'any' },
): BattleOffer<Mode> {
  return {
    modes: allowed(playable, assigned.mode),
    difficulties: allowed(battleDifficulties, assigned.difficulty),
  }
}

/** The wanted choice where it is offered, else the usual one, else the first; undefined when nothing is offered. */
export function offeredOf<T extends string>(
  wanted: string,
  offered: readonly T[],
  usual: string,
): T | undefined {
  const find = (value: string) => offered.find(choice => choice === value)
  return find(wanted) ?? find(usual) ?? offered[0]
}
