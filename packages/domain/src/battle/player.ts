import type { PowerName } from '../choices/battle-powers'
import type { CharacterNumber, PlayerNumber } from './battle-setup'
import type { HeldPower } from './powers/held-power'

/** The health that a player begins with and, without Stamina, cannot exceed (battle.md#health). */
export const fullHealth = 200

/** One of the two in the arena; name and picture are those of the character (battle.md#arena). */
export interface Player {
  readonly playerNumber: PlayerNumber
  /** The character of this round; dealt anew with every round. */
  readonly characterNumber: CharacterNumber
  readonly currentHealth: number
  readonly maxHealth: number
  /** Shown in the panel; it takes no part in the damage (battle.md#damage). */
  readonly attack: number
  /** What a hit on this player is lessened by. */
  readonly block: number
  /** How many answers were right and wrong; a run-out clock is a wrong answer. */
  readonly answers: { readonly right: number; readonly wrong: number }
  /** Points so far, before the bonus and the multipliers of the end. */
  readonly score: number
  /** The powers of the player, in the order of their keys. */
  readonly powers: readonly HeldPower[]
  /** How many choices were made good since the last attack; each costs the next one damage. */
  readonly retries: number
}

/** A player as it enters a battle (battle.md#health). */
export function newPlayer(playerNumber: PlayerNumber, characterNumber: CharacterNumber): Player {
  return {
    playerNumber,
    characterNumber,
    currentHealth: fullHealth,
    maxHealth: fullHealth,
    attack: 10,
    block: 0,
    answers: { right: 0, wrong: 0 },
    score: 0,
    powers: [],
    retries: 0,
  }
}

/** Whether a player has a power that is active now. */
export function isActive({ powers }: Player, name: PowerName): boolean {
  return powers.some(power => power.name === name && power.isActive)
}

/** The player after a loss of health, which never falls below 0. */
export function hurt(player: Player, damage: number): Player {
  return { ...player, currentHealth: Math.max(0, player.currentHealth - damage) }
}

export function opponentOf(playerNumber: PlayerNumber): PlayerNumber {
  return playerNumber === 1 ? 2 : 1
}
