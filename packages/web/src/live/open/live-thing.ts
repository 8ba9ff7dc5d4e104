import type { HallSettings } from '@duologue/domain/live/hall-settings'

/** What a game of several people is opened over. */
export interface LiveThing {
  readonly kind: 'conversation' | 'list' | 'song'
  readonly id: string
  readonly title: string
  /** Why it cannot be played; undefined where it can. */
  readonly fault?: string | undefined
  /** The assignment that it is opened for: its class, and what it asks for. */
  readonly assigned?:
    | {
        readonly id: string
        readonly classId: string
        readonly fixed: Partial<Pick<HallSettings, 'mode' | 'difficulty'>>
      }
    | undefined
}
