import { type Battle, newBattle } from '../battle'
import type { BattleSetup, PlayerNumber } from '../battle-setup'

/** How a crowd plays (battle.md#crowds). */
export interface CrowdRules {
  /** One crowd against the computer, two against each other, or each of them for themselves. */
  readonly form: 'class' | 'teams' | 'each'
  /** How long the answers to a line are shown, in milliseconds; null waits for `next`. */
  readonly revealTime: number | null
  /** Whether a line has been heard when that is told, or when its length has passed. */
  readonly hearing: 'told' | 'timed'
}

/** One of a crowd. */
export interface CrowdMember {
  readonly member: number
  readonly side: PlayerNumber
  /** Since when on this side, in milliseconds since the battle began: who comes late is asked from the next turn. */
  readonly since: number
  readonly extraTime: number
  readonly relaxed: boolean
  /** Not asked until they are back, or answer. */
  readonly isAway: boolean
  /** How many turns in a row they were asked and did not answer. */
  readonly missed: number
  readonly points: number
}

/** What one of a crowd answered. */
export interface CrowdAnswer {
  readonly member: number
  readonly side: PlayerNumber
  /** The id of the chosen line; null when the own clock had run out. */
  readonly choice: string | null
  readonly right: boolean
  /** How long it took, in milliseconds. */
  readonly elapsed: number
  /** What it would deal alone when it is right, and what it would cost when it is wrong. */
  readonly damage: number
  readonly points: number
}

/** A turn of a crowd that is over. */
export interface CrowdTurn {
  readonly round: number
  readonly lineIndex: number
  readonly lineId: string
  /** Whose character spoke. */
  readonly player: PlayerNumber
  readonly asked: readonly number[]
  readonly answers: readonly CrowdAnswer[]
}

/** A battle of crowds at one moment: plain JSON, never changed in place. */
export interface CrowdBattle {
  readonly rules: CrowdRules
  readonly battle: Battle
  /** In the order of their numbers. */
  readonly members: readonly CrowdMember[]
  /** Who is asked in this turn. */
  readonly asked: readonly number[]
  /** What was answered in this turn, in the order of the members. */
  readonly answers: readonly CrowdAnswer[]
  /** What the last blow of a crowd has cost the other side, and the own one; null before it. */
  readonly blow: { readonly damage: number; readonly own: number } | null
  /** How many turns in a row had nobody to ask. */
  readonly idle: number
  readonly turns: readonly CrowdTurn[]
}

/** What can be told to a battle of crowds; `at` is the time in whole milliseconds since it began. */
export type CrowdEvent =
  | { readonly type: 'time'; readonly at: number }
  | { readonly type: 'start' | 'heard' | 'next'; readonly at: number }
  /** Somebody comes, comes back, or sits on the other side. */
  | {
      readonly type: 'sit'
      readonly at: number
      readonly member: number
      readonly side: PlayerNumber
      readonly extraTime: number
      readonly relaxed: boolean
    }
  /** Somebody is away, or was taken out with what they have answered in this turn. */
  | { readonly type: 'leave' | 'remove'; readonly at: number; readonly member: number }
  | {
      readonly type: 'answer'
      readonly at: number
      readonly member: number
      /** The id of the chosen line. */
      readonly choice: string
      /** Milliseconds from the question to the press. */
      readonly elapsed: number
    }

/** A battle of crowds before its start; nobody sits in it. */
export const newCrowdBattle = (setup: BattleSetup, rules: CrowdRules): CrowdBattle => ({
  rules,
  battle: newBattle(setup),
  members: [],
  asked: [],
  answers: [],
  blow: null,
  idle: 0,
  turns: [],
})

/** After so many turns in a row with nobody to ask, a battle of crowds stands still (battle.md#crowds). */
export const mostIdle = 3
