import type { Battle } from '../battle'
import type { PlayerNumber } from '../battle-setup'
import { attackDamage } from '../blows/damage'
import { opponentOf } from '../player'
import { strengthOf } from '../powers/effects'
import type { Draw } from '../random'
import { isRelaxed, seatOf } from '../seats'
import { soonestComputer } from '../turn/computer'

/** Chance at its highest: the worst that a power can add, without a draw of the battle. */
export const highestDraw: Draw = () => 1 - Number.EPSILON

/**
 * The most that the next attack of a player can take with the powers that are active now: answered as soon as that
 * player can, with chance at its highest (battle.md#intent).
 */
export function strongestBlow({ setup, players }: Battle, by: PlayerNumber): number {
  const strength = strengthOf(players[by], highestDraw)
  const isPerson = seatOf(setup, by).kind === 'person'
  const elapsed = isPerson ? 0 : soonestComputer(setup.difficulty)
  const speed = { elapsed, relaxed: isRelaxed(setup, by) }
  const block = strength.isUnblockable ? 0 : players[opponentOf(by)].block
  return attackDamage(speed, block, strength)
}
