import type { MemberAct } from '@duologue/domain/live/hall-act'
import type { MemberView } from '@duologue/domain/live/views/views'

/** What a game of one's own is played with. */
export interface OwnGameProps {
  readonly view: MemberView
  /** How many of its events the hall knows; null once it has dealt the next one: what this one came to is settled. */
  readonly known: number | null
  readonly isConnected: boolean
  readonly isStopped: boolean
  readonly act: (act: MemberAct) => Promise<string | null>
  /** The hall has not what was played here, or more. */
  readonly onBehind: () => void
  /** Plays once more; null while that cannot be. */
  readonly onAgain: (() => void) | null
}
