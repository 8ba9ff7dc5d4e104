import type { Battle } from '../battle'
import { attackDamage } from '../blows/damage'
import { strengthOf } from '../powers/effects'
import type { Draw } from '../random'

/** Chance at its lowest: what a power adds for certain, without a draw of the battle. */
const lowestDraw: Draw = () => 0

/**
 * What a right answer would deal at a moment of the learner's question (battle.md#damage-on-offer), unless a Shield
 * stops it: for certain that much, with Enrage it may be more. Null when there is no clock to answer by.
 *
 * @param elapsed the battle's time in milliseconds.
 */
export function damageOnOffer({ phase, setup, players }: Battle, elapsed: number): number | null {
  if (phase.name !== 'roundPlay' || phase.turn.player !== 1 || setup.relaxed) return null
  const { moment, frozenAt } = phase.turn
  if (moment.state !== 'answer') return null
  const taken = Math.max(0, (frozenAt ?? elapsed) - moment.since) / (setup.extraTime ?? 1)
  const strength = strengthOf(players[1], lowestDraw)
  const block = strength.isUnblockable ? 0 : players[2].block
  return attackDamage({ elapsed: taken, relaxed: false }, block, strength)
}
