import type { BattleCharacter, BattleLine, CharacterNumber } from '../battle/battle-setup'
import type { CrowdBattle } from '../battle/crowd/crowd'
import type { PowerName } from '../choices/battle-powers'
import type { PronunciationItem } from '../pronunciation/item'
import type { HallSettings, HallSide } from './hall-settings'
import type { OwnGame } from './own/own-game'
import type { PairGame } from './pairs/pair-game'

/** What is played, as it was when the hall was opened (live.md#a-hall-is-a-log). */
export interface HallScript {
  /** Two-letter code. */
  readonly language: string
  readonly lines: readonly BattleLine[]
  readonly characters: Readonly<Record<CharacterNumber, BattleCharacter>>
  /** The items of a list, which are played in rounds at the own pace; null for a conversation. */
  readonly items: readonly PronunciationItem[] | null
  /** Where the lines are those of a song: whether everybody may meet it, or a class alone. Left out for other things. */
  readonly song?: { readonly isForAll: boolean }
}

/** All that is settled when a hall is opened. */
export interface HallOpening {
  readonly title: string
  readonly settings: HallSettings
  readonly script: HallScript
  /** An integer of 32 bits: all chance of the hall. */
  readonly seed: number
  /** How many students the class of the hall has; null without one. */
  readonly classSize: number | null
}

/** Whether somebody is in the game, asks to come in, was not let in, or was taken out. */
export type MemberState = 'in' | 'waits' | 'refused' | 'removed'

/** Somebody who joined a hall. */
export interface HallMember {
  /** From 1, in the order of joining. */
  readonly number: number
  readonly state: MemberState
  /** Since when they wait to be let in. */
  readonly since: number
  /** The name that everybody may see. */
  readonly name: string
  /** Their own name that the host has not shown yet; null when there is none. */
  readonly asks: string | null
  /** How often they had another name dealt. */
  readonly renames: number
  readonly side: HallSide
  readonly user: boolean
  readonly extraTime: number
  readonly relaxed: boolean
  /** Whether they have a connection and have not left. */
  readonly isHere: boolean
  /** The page that they are on, as far as it was told; of several the newest. */
  readonly page?: string
  /** Those that they were on before, the latest last, at most three. */
  readonly pagesBefore?: readonly string[]
}

/** How a hall ended (live.md#end). */
export type HallOutcome = 'class' | 'computer' | 'side1' | 'side2' | 'draw' | 'none'

/** Why a hall stands still. */
export type HallPause = 'pressed' | 'host-away' | 'nobody'

/** A hall at one moment: plain JSON, never changed in place. It is the fold of its log (live.md#a-hall-is-a-log). */
export interface Hall {
  readonly opening: HallOpening
  readonly settings: HallSettings
  /** The number of the last entry that was folded; 0 before the first. */
  readonly seq: number
  /** When that was done, in milliseconds since the opening. */
  readonly at: number
  readonly state: 'lobby' | 'playing' | 'paused' | 'ended'
  readonly pause: HallPause | null
  readonly locked: boolean
  /** How often its code was changed. */
  readonly codes: number
  /** Whether somebody was taken out of it. */
  readonly hasRemoved: boolean
  readonly isHostAway: boolean
  /** When the game began, was stopped, and ended, in milliseconds since the opening; null when it did not. */
  readonly startedAt: number | null
  readonly stoppedAt: number | null
  readonly endedAt: number | null
  /** Milliseconds until now that are no time of the game. */
  readonly offset: number
  readonly members: readonly HallMember[]
  /** The game in step; null at the own pace and in the lobby. */
  readonly battle: CrowdBattle | null
  /** The games of each member at the own pace, the latest last. */
  readonly own: Readonly<Record<number, readonly OwnGame[]>>
  /** The duels of two against each other; none where it is left out. */
  readonly pairs?: readonly PairGame[]
  /** Who of the only pair of a hall is ready, with the powers that they chose; nobody where it is left out. */
  readonly ready?: Readonly<Record<number, readonly PowerName[]>>
  readonly outcome: HallOutcome | null
  /** The hall in which it is played again; null without one. */
  readonly again: string | null
  /** Whether the host has closed it: nobody follows any more. */
  readonly isClosed: boolean
}

/** A hall that was just opened. */
export function newHall(opening: HallOpening): Hall {
  return {
    opening,
    settings: opening.settings,
    seq: 0,
    at: 0,
    state: 'lobby',
    pause: null,
    locked: false,
    codes: 0,
    hasRemoved: false,
    isHostAway: false,
    startedAt: null,
    stoppedAt: null,
    endedAt: null,
    offset: 0,
    members: [],
    battle: null,
    own: {},
    outcome: null,
    again: null,
    isClosed: false,
  }
}
