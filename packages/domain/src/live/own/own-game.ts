import type { Battle } from '../../battle/battle'
import type { Round } from '../../pronunciation/game/round'
import type { OwnEvent } from '../hall-act'

/** How an answer to a line went; what was chosen is null where nothing was, or where it was written. */
export interface OwnAnswer {
  readonly line: string
  readonly right: boolean
  readonly ms: number
  readonly choice: string | null
  /** Whether anything was answered before the clock ran out. */
  readonly isGiven: boolean
}

/** Where a game stands: a battle, without what it is set up of, or over a list a round. */
type OwnProgress =
  | { readonly kind: 'battle'; readonly battle: Omit<Battle, 'setup'> }
  | { readonly kind: 'round'; readonly round: Round }

/** What a game that is over has come to. */
export interface OwnResult {
  readonly score: number
  readonly isWinner: boolean
}

/** A game of one member at their own pace (live.md#own-pace). */
export interface OwnGame {
  /** From 1; whoever plays again has the next one. */
  readonly game: number
  readonly events: readonly OwnEvent[]
  readonly progress: OwnProgress
  readonly answers: readonly OwnAnswer[]
  /** Null until it is over. */
  readonly result: OwnResult | null
}
