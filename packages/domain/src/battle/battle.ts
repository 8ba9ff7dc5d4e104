import type { PowerName } from '../choices/battle-powers'
import type { Alternative } from '../speech/score-speech'
import type { BattleSetup, PlayerNumber } from './battle-setup'
import type { Happening } from './happenings'
import type { Phase } from './phases'
import { newPlayer, type Player } from './player'

/** A battle at one moment: plain JSON, never changed in place. */
export interface Battle {
  readonly setup: BattleSetup
  /** The time that the battle has come to, in whole milliseconds since it began. */
  readonly now: number
  /** How many draws of chance it has taken. */
  readonly draws: number
  /** The round being played, from 1; 0 before the first. */
  readonly round: number
  /** How many lines of this round have been spoken. */
  readonly spoken: number
  readonly players: Readonly<Record<PlayerNumber, Player>>
  readonly phase: Phase
  /** The latest happenings, oldest first. */
  readonly happenings: readonly Happening[]
}

/**
 * What can be told to a battle; `at` is the time in whole milliseconds since the battle began.
 * `choice` is the id of one of the turn's choices. `say` is the answer of speaking mode: what a
 * recogniser heard. `heard` says that the line of the turn has been spoken to its end for the first
 * time, in whatever way, and counts from when it can have been at the earliest; in speaking mode, that its audio was asked for.
 * `by` is who did it; player one when it is left out.
 */
export type BattleEvent =
  | { readonly type: 'start'; readonly at: number }
  | ({ readonly type: 'heard'; readonly at: number } & Deed)
  | ({ readonly type: 'answer'; readonly at: number; readonly choice: string } & Deed)
  | ({ readonly type: 'say'; readonly at: number; readonly heard: readonly Alternative[] } & Deed)
  | ({ readonly type: 'usePower'; readonly at: number; readonly power: PowerName } & Deed)
  | { readonly type: 'time'; readonly at: number }

/** Whose doing an event is. */
interface Deed {
  readonly by?: PlayerNumber | undefined
}

/** A battle before its start. */
export function newBattle(setup: BattleSetup): Battle {
  return {
    setup,
    now: 0,
    draws: 0,
    round: 0,
    spoken: 0,
    players: { 1: newPlayer(1, 1), 2: newPlayer(2, 2) },
    phase: { name: 'gameStart' },
    happenings: [],
  }
}
