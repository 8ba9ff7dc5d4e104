import type { Battle } from '../../battle/battle'
import type { Round } from '../../pronunciation/game/round'
import type { OwnEvent } from '../hall-act'

/** A game of one member at their own pace: a battle, or over a list a round (live.md#own-pace). */
export interface OwnGame {
  /** From 1; whoever plays again has the next one. */
  readonly game: number
  /** When its first event came, in milliseconds of the hall's game. */
  readonly since: number
  readonly events: readonly OwnEvent[]
  readonly progress:
    | { readonly kind: 'battle'; readonly battle: Battle }
    | { readonly kind: 'round'; readonly round: Round }
}
