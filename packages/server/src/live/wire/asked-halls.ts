import type { FrameDown, FrameUp } from '@duologue/contract/shapes/hall-frames'
import type { KeptHall } from '../log/kept-hall'
import type { Who } from '../who-in-hall'

export type Hello = Extract<FrameUp, { type: 'hello' }>
export type Act = Extract<FrameUp, { type: 'act' }>
export type View = Extract<FrameDown, { type: 'view' }>['view']

/** A view after the entry of a number; undefined where nothing is to be seen any more. */
type Seen = { seq: number; view: View } | undefined

/** What a socket asks of the halls of its process. */
export interface AskedHalls<Socket = unknown> {
  /** Who it is; throws the refusal when they are nobody there. */
  know(hall: string, hello: Pick<Hello, 'token' | 'key'>): Promise<Known>
  /** It is known: the older ones of the same member make room. */
  arrived(socket: Socket): void
  ended(socket: Socket): void
  act(
    socket: Socket,
    known: Known,
    acts: readonly Act[],
  ): Promise<{ n: number; code: string | null }[]>
  /**
   * What somebody sees now; at once where nothing is to be asked for it.
   *
   * @param plays the game at the own pace that the page has been told; null for none.
   */
  view(known: Known, plays: number | null): Seen | Promise<Seen>
  /** Whether all that somebody has done needs no view to be seen: that it is stored says it. */
  isTold(known: Known, acts: readonly Act[], plays: number | null): boolean
  /** Does it when it is its turn: views of many change at once. */
  inTurn(work: () => void): void
  /** Nothing can be read for now: views wait. */
  standsStill(): boolean
  /** Milliseconds until somebody who is sent away comes again. */
  spread(): number
  counted(what: 'cuts' | 'acts', many: number): void
  onError(error: unknown): void
}

export interface Known {
  kept: KeptHall
  who: Who
}
