import type { Battle } from '../battle'
import type { PlayerNumber } from '../battle-setup'
import { remember } from '../happenings'

/** Heals a player, never above its greatest health; health is a whole number, rounded half up (battle.md#health). */
export function mend(battle: Battle, number: PlayerNumber, at: number, health: number): Battle {
  const player = battle.players[number]
  const currentHealth = Math.min(player.maxHealth, player.currentHealth + Math.floor(health + 0.5))
  const healed = currentHealth - player.currentHealth
  if (healed === 0) return battle
  return {
    ...battle,
    players: { ...battle.players, [number]: { ...player, currentHealth } },
    happenings: remember(battle.happenings, at, { kind: 'healed', player: number, health: healed }),
  }
}
