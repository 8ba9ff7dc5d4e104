import type { BattleMode } from '../../choices/battle-modes'
import type { Battle } from '../battle'
import type { PlayerNumber } from '../battle-setup'
import type { Draw } from '../random'
import type { Turn } from '../turn/turn'

/** How often a power can be used (battle.md#using-powers); cooldowns are counted in turns of its player. */
export type PowerType =
  | { readonly type: 'cooldownTurns'; readonly cooldownTurnsMax: number }
  | { readonly type: 'limitedUses'; readonly usesMax: number }
  | { readonly type: 'unlimitedUses' }
  | { readonly type: 'passive' }

/** What a power does to the blows of its player, and to those that its player takes. */
interface PowerEffects {
  /** Added to the damage of an attack, before it is multiplied. */
  readonly adds?: (draw: Draw) => number
  /** What the damage of an attack is multiplied by. */
  readonly multiplies?: number
  /** No block lessens the attack. */
  readonly isUnblockable?: true
  /** The next attack of the opponent is blocked whole. */
  readonly blocks?: true
  /** Which part of the damage dealt is healed. */
  readonly heals?: number
  /** A wrong answer costs no health. */
  readonly sparesMistakes?: true
  /** A wrong choice can be made good by another one. */
  readonly allowsRetries?: true
  /** The choices are shown with their translations. */
  readonly translatesChoices?: true
  /** Added to the health that a player begins with. */
  readonly addsHealth?: number
  /** How fast audio is played; 1 is its own speed. */
  readonly playbackRate?: number
  /** What the points of a hit are multiplied by when the line's audio was not played. */
  readonly multipliesScore?: number
}

/** One of the powers of a battle: when it can be used and what it does (battle.md#powers). */
export type Power = PowerType &
  PowerEffects & {
    readonly modes: readonly BattleMode[]
    /**
     * What ends it: the end of its player's turn, the opponent's next attack, pressing it again, or
     * time in milliseconds. A passive power never ends.
     */
    readonly lasts: 'turn' | 'untilAttacked' | 'untilPressed' | 'always' | number
    /** Whether there is anything for it to do; it cannot be used without. Absent: there always is. */
    readonly hasEffect?: (turn: Turn) => boolean
    /** What happens at once when it is used. */
    readonly onUse?: (battle: Battle, by: PlayerNumber, at: number, draw: Draw) => Battle
    /** What happens when it is pressed again. */
    readonly onRelease?: (battle: Battle, by: PlayerNumber, at: number) => Battle
    /** Whether the computer uses it now; null is a power that the computer never gets. */
    readonly isUsefulToComputer: ((battle: Battle) => boolean) | null
  }
