import type { PowerName } from '../../choices/battle-powers'
import type { Battle } from '../battle'
import type { Player } from '../player'
import type { Draw } from '../random'
import { seatOf } from '../seats'
import { powers } from './all-powers'
import { drawComputerPowers } from './computer-powers'
import type { HeldPower } from './held-power'

function hold(name: PowerName): HeldPower {
  const power = powers[name]
  return {
    name,
    isActive: power.type === 'passive',
    activeUntil: null,
    cooldownTurnsRemaining: 0,
    usesRemaining: power.type === 'limitedUses' ? power.usesMax : null,
  }
}

/** A player who holds these powers, none of them used yet. */
export function withPowers(player: Player, names: readonly PowerName[]): Player {
  const more = names.reduce((sum, name) => sum + (powers[name].addsHealth ?? 0), 0)
  return {
    ...player,
    powers: names.map(hold),
    currentHealth: player.currentHealth + more,
    maxHealth: player.maxHealth + more,
  }
}

/**
 * Gives both players their powers: persons the chosen ones, the computer random ones where the learner has any
 * (battle.md#choosing-powers).
 */
export function bringPowers(battle: Battle, draw: Draw): Battle {
  const { setup, players } = battle
  const second = seatOf(setup, 2)
  if (setup.powers.length === 0 && second.kind === 'computer') return battle
  const powersOfSecond =
    second.kind === 'person'
      ? second.powers
      : drawComputerPowers(setup.difficulty, setup.mode, draw)
  return {
    ...battle,
    players: {
      1: withPowers(players[1], setup.powers),
      2: withPowers(players[2], powersOfSecond),
    },
  }
}
