import type { PowerName } from '../../choices/battle-powers'

/** A power in the hands of a player (battle.md#using-powers). */
export interface HeldPower {
  readonly name: PowerName
  /** A passive power always is. */
  readonly isActive: boolean
  /** When it ceases by itself, in milliseconds since the battle began; null when something else ends it. */
  readonly activeUntil: number | null
  /** For how many more turns of the player it cannot be used; 0 when it can. */
  readonly cooldownTurnsRemaining: number
  /** How often it can still be used; null when that is not counted. */
  readonly usesRemaining: number | null
}
