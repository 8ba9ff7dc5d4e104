import type { MemberAct } from '@duologue/domain/live/hall-act'
import type { MemberView } from '@duologue/domain/live/views/views'

/** What a game of one's own is played with. */
export interface OwnGameProps {
  readonly view: MemberView
  /** How many of its events the hall knows. */
  readonly known: number
  readonly isConnected: boolean
  readonly isStopped: boolean
  readonly act: (act: MemberAct) => Promise<string | null>
  /** The hall has not taken what was sent. */
  readonly onBehind: () => void
  /** Plays once more; null while that cannot be. */
  readonly onAgain: (() => void) | null
}
