import type { Battle } from '../battle'
import type { Player } from '../player'
import type { Draw } from '../random'
import type { Turn } from '../turn/turn'
import { powers } from './all-powers'
import type { Power } from './power'

/** The powers of a player that are active now. */
export function activePowers(player: Player): readonly Power[] {
  return player.powers.filter(({ isActive }) => isActive).map(({ name }) => powers[name])
}

/**
 * What the active powers make of an attack of their player (battle.md#power-effects): retries, additions, then factors.
 */
export function strengthOf(attacker: Player, draw: Draw) {
  const active = activePowers(attacker)
  return {
    retries: attacker.retries,
    adds: active.reduce((sum, { adds }) => sum + (adds?.(draw) ?? 0), 0),
    multiplies: active.reduce((product, { multiplies = 1 }) => product * multiplies, 1),
    isUnblockable: active.some(power => power.isUnblockable),
  }
}

/** Whether an attack is blocked whole. */
export function isBlocked(attacker: Player, defender: Player): boolean {
  const unblockable = activePowers(attacker).some(power => power.isUnblockable)
  return !unblockable && activePowers(defender).some(power => power.blocks)
}

/** Which part of the damage dealt heals the attacker. */
export function healingOf(attacker: Player): number {
  return activePowers(attacker).reduce((part, { heals = 0 }) => part + heals, 0)
}

/** What the points of a hit are multiplied by: playing the line's audio forfeits it (battle.md#score). */
export function scoreTimes(attacker: Player, turn: Turn): number {
  if (turn.wasHeard) return 1
  return activePowers(attacker).reduce(
    (times, { multipliesScore = 1 }) => times * multipliesScore,
    1,
  )
}

/** How fast a player hears audio; 1 is its own speed. */
export function playbackRateOf(player: Player): number {
  return activePowers(player).reduce((rate, { playbackRate = 1 }) => rate * playbackRate, 1)
}

/** Whether the learner's choices are shown with their translations now. */
export function areTranslated({ players }: Battle): boolean {
  return activePowers(players[1]).some(power => power.translatesChoices)
}
