import type { BattleMode } from '../../choices/battle-modes'
import { mostPowers, type PowerName, powerNames } from '../../choices/battle-powers'
import { powers } from './all-powers'

/** The powers that a mode offers. */
export function powersOfMode(mode: BattleMode): readonly PowerName[] {
  return powerNames.filter(name => powers[name].modes.includes(mode))
}

/** The powers of a player who never chose any: the first three of the mode (battle.md#choosing-powers). */
export function defaultPowers(mode: BattleMode): readonly PowerName[] {
  return powersOfMode(mode).slice(0, mostPowers)
}

/** Those of the wanted powers that a mode offers, at most three; the defaults when none is left. */
export function powersForMode(
  wanted: readonly PowerName[],
  mode: BattleMode,
): readonly PowerName[] {
  const offered = powersOfMode(mode)
  const kept = [...new Set(wanted)].filter(name => offered.includes(name)).slice(0, mostPowers)
  return kept.length === 0 ? defaultPowers(mode) : kept
}

/** A choice of powers with one more or one fewer, or why it cannot be changed so (battle.md#choosing-powers). */
export function togglePower(
  chosen: readonly PowerName[],
  power: PowerName,
):
  | { readonly chosen: readonly PowerName[]; readonly refusal: null }
  | { readonly chosen: null; readonly refusal: 'tooFew' | 'tooMany' } {
  if (!chosen.includes(power)) {
    return chosen.length >= mostPowers
      ? { chosen: null, refusal: 'tooMany' }
      : { chosen: [...chosen, power], refusal: null }
  }
  return chosen.length === 1
    ? { chosen: null, refusal: 'tooFew' }
    : { chosen: chosen.filter(name => name !== power), refusal: null }
}

/** Whether a battle can begin with these powers: at most three, no two the same, all of the mode. */
export function mayBattleWith(chosen: readonly PowerName[], mode: BattleMode): boolean {
  const offered = powersOfMode(mode)
  return (
    chosen.length <= mostPowers &&
    new Set(chosen).size === chosen.length &&
    chosen.every(name => offered.includes(name))
  )
}
