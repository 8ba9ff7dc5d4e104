import type { HostAct, MemberAct } from '@duologue/domain/live/hall-act'

/** A page and its hall, as its parts are told (live.md#views). */
export interface HallLink<View> {
  readonly way: 'connecting' | 'socket' | 'slow' | 'lost'
  readonly view: View | null
  /** When the view was made, by `performance.now()`. */
  readonly since: number
  /** Why nothing comes any more; null while something may. */
  readonly over: string | null
  /** The server is there, and asks for a moment. */
  readonly waits: boolean
  /** Does something in the hall; resolves with null, or with the code of its refusal. */
  readonly act: (act: HostAct | MemberAct) => Promise<string | null>
  /** Connects once more after it was over. */
  readonly open: () => void
  /** Asks for the own game as the hall has it. */
  readonly renew: () => void
}
