import type { Battle } from '../battle'
import type { PlayerNumber } from '../battle-setup'
import { powers } from './all-powers'
import type { HeldPower } from './held-power'
import type { Power } from './power'

/** The powers without the active ones that last no longer than so; the same when there are none. */
export function endPowers(held: readonly HeldPower[], lasts: Power['lasts']): readonly HeldPower[] {
  const ends = ({ name, isActive }: HeldPower) => isActive && powers[name].lasts === lasts
  return held.map(power => (ends(power) ? { ...power, isActive: false } : power))
}

/** Ends the powers whose time is over; the very same battle when there are none. */
export function endTimedPowers(battle: Battle, at: number): Battle {
  const isOver = ({ activeUntil }: HeldPower) => activeUntil !== null && activeUntil <= at
  const end = (number: PlayerNumber) => {
    const player = battle.players[number]
    const left = player.powers.map(power =>
      isOver(power) ? { ...power, isActive: false, activeUntil: null } : power,
    )
    return { ...player, powers: left }
  }
  const { 1: one, 2: two } = battle.players
  if (![...one.powers, ...two.powers].some(isOver)) return battle
  return { ...battle, players: { 1: end(1), 2: end(2) } }
}

/** The powers at the start of a turn of their player: every cooldown is a turn shorter. */
export function coolDown(held: readonly HeldPower[]): readonly HeldPower[] {
  return held.map(power => ({
    ...power,
    cooldownTurnsRemaining: Math.max(0, power.cooldownTurnsRemaining - 1),
  }))
}
