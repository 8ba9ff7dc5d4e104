import type { Battle } from '../battle'
import type { PlayerNumber } from '../battle-setup'
import { isActive, opponentOf, type Player } from '../player'
import { powers } from '../powers/all-powers'
import { coolDown } from '../powers/end-powers'
import type { HeldPower } from '../powers/held-power'
import { strongestBlow } from './strongest-blow'

/** Whether a player is near the end: below a quarter of the most health, and not yet beaten (battle.md#tension). */
export const isNearEnd = ({ currentHealth, maxHealth }: Player): boolean =>
  currentHealth > 0 && currentHealth * 4 < maxHealth

/** A power as it will be if its player uses whatever there is to use in the next turn. */
const used = (held: HeldPower): HeldPower => ({
  ...held,
  isActive:
    held.isActive || (powers[held.name].lasts === 'turn' && held.cooldownTurnsRemaining === 0),
})

/** Whether the next hit on a player who is near the end could be the last one: then, and only then, it is said. */
export function couldEnd(battle: Battle, struck: PlayerNumber): boolean {
  const by = opponentOf(struck)
  const { [by]: attacker, [struck]: player } = battle.players
  if (!isNearEnd(player)) return false
  const armed = { ...attacker, powers: coolDown(attacker.powers).map(used) }
  if (isActive(player, 'shield') && !isActive(armed, 'trueshot')) return false
  const then = { ...battle, players: { ...battle.players, [by]: armed } }
  return strongestBlow(then, by) >= player.currentHealth
}
