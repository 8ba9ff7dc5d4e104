import type { BattleMode } from '../choices/battle-modes'
import { mostPowers, type PowerName } from '../choices/battle-powers'
import { powersOfMode } from './powers/choose-powers'

/** Ready sets of powers, for whoever does not want to read twelve of them (battle.md#power-sets). */
const sets = {
  careful: ['shield', 'heal', 'conviction'],
  fast: ['fifty-fifty', 'critical-strike', 'trueshot'],
  tricky: ['freeze', 'lifesteal', 'enrage'],
} as const satisfies Record<string, readonly PowerName[]>

export type PowerSet = keyof typeof sets

/** The sets, in the order in which they are offered. */
export const powerSets = Object.keys(sets) as readonly PowerSet[]

/** The powers of a set that a mode offers, filled up by the first ones of the mode; always as many as may be chosen. */
export function powersOfSet(set: PowerSet, mode: BattleMode): readonly PowerName[] {
  const offered = powersOfMode(mode)
  const kept = sets[set].filter(name => offered.includes(name))
  const others = offered.filter(name => !kept.some(own => own === name))
  return [...kept, ...others].slice(0, mostPowers)
}

/** Whether these are the powers of a set, in whatever order. */
export function isSet(chosen: readonly PowerName[], set: PowerSet, mode: BattleMode): boolean {
  const powers = powersOfSet(set, mode)
  return chosen.length === powers.length && powers.every(name => chosen.includes(name))
}
