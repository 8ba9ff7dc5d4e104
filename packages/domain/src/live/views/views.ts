import type { BattleSetup } from '../../battle/battle-setup'
import type { RoundSetup } from '../../pronunciation/game/round-setup'
import type { HallOutcome, HallPause } from '../hall'
import type { OwnEvent } from '../hall-act'
import type { HallSettings, HallSide } from '../hall-settings'
import type { DuelEnd, PairKnown, PairLobby, PairView } from '../pairs/pair-view'

/** What tells the wanted line of a turn (live.md#turn-in-step). */
export type HallCue =
  | { readonly kind: 'translation'; readonly text: string; readonly image: string | null }
  | {
      /** Where the line has no translation: what was said before it. */
      readonly kind: 'dialogue'
      readonly lines: readonly { readonly text: string; readonly pinyin: string | null }[]
      readonly image: string | null
    }
  | {
      readonly kind: 'sound'
      /** The address of its clip; null where it has none, and where only the screen is to be heard. */
      readonly audio: string | null
      /** What a voice says where there is no clip; on the screen alone. */
      readonly text: string | null
    }

/** A health, and the most that it can be. */
interface HallHealth {
  readonly health: number
  readonly most: number
}

export type HallSides = Readonly<Record<HallSide, HallHealth>>

/** A line that is to be looked at again. */
export interface HallLine {
  readonly text: string
  readonly pinyin: string | null
  readonly translation: string | null
}

/** A turn as a member sees it. */
export interface MemberTurn {
  /** Its round and the place of its line, as `2-5`. */
  readonly id: string
  /** Its place in the round, from 1, of so many. */
  readonly line: number
  readonly of: number
  readonly role: 'attack' | 'defend' | 'computer' | 'each'
  /** Null while a line is not yet to be answered, and in the computer's turn. */
  readonly cue: HallCue | null
  /** In an order of the member's own; none in the computer's turn and until the clock runs. */
  readonly choices: readonly { readonly text: string; readonly pinyin: string | null }[]
  /** Milliseconds of the member's own clock; null without one. */
  readonly left: number | null
  /** The place of the choice that was taken; null when none was. */
  readonly answered: number | null
  readonly sides: HallSides
}

/** What a member is shown when a turn is over. */
export interface MemberReveal extends HallLine {
  readonly id: string
  readonly line: number
  readonly of: number
  readonly role: MemberTurn['role']
  /** Whether the own answer was right; null when the member was not asked. */
  readonly right: boolean | null
  /** What the member chose; null without an answer. */
  readonly chosen: string | null
  /** What the answer brought. */
  readonly points: number
  /** Milliseconds; null when it waits for the host. */
  readonly left: number | null
  readonly sides: HallSides
}

/** A game at the own pace: what its page plays it from. */
export type OwnView = (
  | { readonly kind: 'battle'; readonly setup: BattleSetup }
  | { readonly kind: 'round'; readonly setup: RoundSetup }
) & {
  readonly game: number
  readonly seed: number
  readonly events: readonly OwnEvent[]
  /** How many of its events the hall has by now, where the page was told more than once. */
  readonly known?: number
}

/** What is told of it to a page that plays it already: how many of its events the hall has. */
export interface OwnKnown {
  readonly kind: 'known'
  readonly game: number
  readonly known: number
}

/** What a member may see of a hall (live.md#views). */
export interface MemberView {
  readonly state: 'lobby' | 'playing' | 'paused' | 'ended' | 'waiting' | 'removed'
  readonly title: string
  readonly language: string
  readonly member: number
  readonly name: string
  /** How often another name can be dealt. */
  readonly renames: number
  readonly side: HallSide | null
  readonly form: HallSettings['form']
  readonly pace: HallSettings['pace']
  readonly mode: HallSettings['mode']
  readonly names: HallSettings['names']
  readonly isHostAway: boolean
  /** The own place, where it may be seen. */
  readonly place: number | null
  /** How many play. */
  readonly of: number
  readonly points: number
  /** The round that is played in step, from 1; 0 before it and at the own pace. */
  readonly round: number
  readonly turn: MemberTurn | null
  readonly reveal: MemberReveal | null
  readonly own: OwnView | PairView | null
  /** The hall of one pair before it begins; nothing elsewhere. */
  readonly lobby?: PairLobby | undefined
  readonly end: {
    readonly outcome: HallOutcome
    /** How it came out with a partner; nothing without one. */
    readonly duel?: DuelEnd | undefined
    readonly missed: readonly HallLine[]
    readonly again: string | null
  } | null
}

/** A member's view as a page is told it. */
export interface ToldView extends Omit<MemberView, 'own'> {
  readonly own: OwnView | OwnKnown | PairView | PairKnown | null
}

/** Somebody as the screen shows them. */
export interface ScreenMember {
  readonly number: number
  readonly name: string
  /** Their own name that is not shown yet. */
  readonly asks: string | null
  readonly side: HallSide
  readonly isHere: boolean
  readonly isUser: boolean
  readonly waits: boolean
  /** Whether they have answered in this turn. */
  readonly answered: boolean
  /** How many lines they have answered in all. */
  readonly answers: number
  readonly points: number
  /** The full name of a student of the host's class. */
  readonly fullName: string | null
  /** The pair that they are part of, from 1; nothing where they are in none. */
  readonly pair?: number | undefined
}

export interface BoardRow {
  readonly name: string
  readonly side: HallSide
  readonly points: number
  /** What a side has left, where that decides who wins; of whoever is named nothing is said of it. */
  readonly health?: number | undefined
  readonly place: number
}

/** A turn as the screen shows it. */
export interface ScreenTurn {
  readonly id: string
  readonly line: number
  readonly of: number
  readonly round: number
  readonly cue: HallCue
  /** Who speaks the line: a character, and the side that it is on; null where everybody plays for themselves. */
  readonly speaker: { readonly name: string; readonly side: HallSide | null }
  /** Whether the line is still to be heard. */
  readonly isHeard: boolean
  readonly left: number | null
  readonly answered: number
  readonly asked: number
  readonly sides: HallSides
}

/** What the screen shows when a turn is over. */
export interface ScreenReveal extends HallLine {
  readonly id: string
  readonly line: number
  readonly of: number
  readonly round: number
  readonly audio: string | null
  readonly speaker: ScreenTurn['speaker']
  /** What was chosen, the right line first, and how often. */
  readonly chosen: readonly {
    readonly text: string
    readonly count: number
    readonly isRight: boolean
  }[]
  /** Whom the turn has cost health; null before the blow, and where there is none. */
  readonly blow: {
    readonly on: HallSide
    readonly damage: number
    /** What the side that spoke lost by its own mistakes. */
    readonly own: number
  } | null
  readonly left: number | null
  readonly sides: HallSides
}

/** What the screen shows of a hall (live.md#views). */
export interface ScreenView {
  readonly state: 'lobby' | 'playing' | 'paused' | 'ended'
  readonly pause: HallPause | null
  readonly code: string | null
  /** Where members go, as people read it. */
  readonly address: string
  readonly title: string
  readonly language: string
  readonly settings: HallSettings
  /** What goes with a class alone, and with a list alone. */
  readonly offers: { readonly class: boolean; readonly writing: boolean }
  readonly locked: boolean
  readonly isHostAway: boolean
  /** Why it cannot be started; null when it can. */
  readonly lacks: 'members' | 'side' | null
  readonly members: readonly ScreenMember[]
  readonly here: number
  /** The round that is played in step, from 1; 0 before it and at the own pace. */
  readonly round: number
  readonly turn: ScreenTurn | null
  readonly reveal: ScreenReveal | null
  readonly board: readonly BoardRow[]
  /** Milliseconds of the game until now. */
  readonly played: number
  readonly end: {
    readonly outcome: HallOutcome
    readonly lines: readonly (HallLine & { readonly audio: string | null })[]
    readonly again: string | null
  } | null
}
