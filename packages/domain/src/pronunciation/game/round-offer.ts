import { battleDifficulties } from '../../choices/battle-difficulties'
import { pronunciationModes } from '../../choices/pronunciation-choices'

/** What an assignment asks of its rounds, as Battle Mode does (battle.md#assigned-settings). */
interface AssignedRound {
  readonly mode: string
  readonly difficulty: string
}

/** All of the choices, or only the fixed one. */
function allowed<T extends string>(choices: readonly T[], fixed: string): readonly T[] {
  return fixed === 'any' ? choices : choices.filter(choice => choice === fixed)
}

/** What can be chosen for a round. */
export type RoundOffer = ReturnType<typeof roundOffer>

/**
 * What can be chosen for a round: everything, or only what its assignment fixes (battle.md#assigned-settings). Where
 * that says `any`, its player chooses.
 */
export const roundOffer = (assigned: AssignedRound = { mode: 'any', difficulty: 'any' }) => ({
  modes: allowed(pronunciationModes, assigned.mode),
  difficulties: allowed(battleDifficulties, assigned.difficulty),
})
