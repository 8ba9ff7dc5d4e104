import type { BattleEvent } from '../battle/battle'
import type { PowerName } from '../choices/battle-powers'
import type { RoundEvent } from '../pronunciation/game/round'
import type { HallSettings, HallSide } from './hall-settings'

/** What the host does (live.md#acts). */
export type HostAct =
  | { readonly type: 'start' | 'new-code' | 'pause' | 'resume' | 'end' | 'close' }
  | { readonly type: 'lock'; readonly locked: boolean }
  | { readonly type: 'let-in' | 'not-now' | 'show-names'; readonly members: readonly number[] }
  | { readonly type: 'remove'; readonly member: number }
  | { readonly type: 'move'; readonly member: number; readonly side: HallSide }
  | { readonly type: 'rename'; readonly member: number; readonly name: string }
  | { readonly type: 'settings'; readonly settings: HallSettings }
  | { readonly type: 'next' | 'heard'; readonly turn: string }
  | { readonly type: 'give-place'; readonly from: number; readonly to: number }
  | { readonly type: 'again'; readonly hall: string }

/** An event of a member's own game, at the own pace, or of their pair. */
export type OwnEvent = BattleEvent | RoundEvent

/** What a member does. */
export type MemberAct =
  | { readonly type: 'leave' }
  | { readonly type: 'rename'; readonly name?: string | undefined }
  | {
      readonly type: 'answer'
      /** The turn that is answered: its round and the place of its line, as `2-5`. */
      readonly turn: string
      /** The place of the choice in the member's own order. */
      readonly choice: 0 | 1 | 2 | 3
      /** Milliseconds from the question to the press, as they were judged. */
      readonly elapsed: number
    }
  | {
      readonly type: 'play'
      readonly game: number
      /** The place of the event in its game. */
      readonly index: number
      readonly event: OwnEvent
    }
  /** In the hall of one pair: the own powers are chosen, and it can begin. */
  | { readonly type: 'ready'; readonly powers: readonly PowerName[] }
  /** The line of this place, from 0, was read to the partner. */
  | { readonly type: 'read'; readonly line: number }
  /** The partner is gone, and is waited for no more. */
  | { readonly type: 'end-pair' }

/** What the server puts into the log by itself. */
export type ServerAct =
  | {
      readonly type: 'join'
      readonly member: number
      readonly name: string
      readonly side: HallSide
      /** Whether it is a user; else a guest. */
      readonly user: boolean
      /** Whether the host has to let them in. */
      readonly waits: boolean
      readonly extraTime: number
      readonly relaxed: boolean
    }
  /** A member, or with null the host, has had no connection for a while. */
  | { readonly type: 'gone'; readonly member: number | null }
  /** They have one, again or on another page than before. */
  | { readonly type: 'here'; readonly member: number | null; readonly page?: string }
  /** Nothing could be written since then: that span is no time of the game. */
  | { readonly type: 'stood'; readonly from: number }

/** One thing that was done in a hall, in the order of the log. */
export interface HallEntry {
  /** Its number, from 1. */
  readonly seq: number
  /** Milliseconds since the hall was opened; never smaller than before. */
  readonly at: number
  /** Who did it; null is the host or the server. */
  readonly member: number | null
  readonly act: HostAct | MemberAct | ServerAct
}
