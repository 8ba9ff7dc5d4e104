import type { Leases } from './database/leases'
import { tookTooLong } from './database/took-too-long'
import type { Log } from './log'
import { type Portion, repeat } from './outside/clock/repeat'

/** What a room does again and again by itself; of all processes on one database, one does it. */
export interface RepeatedWork {
  /** Its name, which its lease bears. */
  name: string
  /** The rest between two rounds, in milliseconds. */
  everyMs: number
  /** The rest before the first round, in milliseconds; that between two unless told. */
  firstMs?: number
  /** Some of what waits. It must be safe beside the same work of another process. */
  portion: Portion
  /** What the log says when a round failed. */
  failed: string
  /** Whether a round that gave way to somebody else's long transaction is worth no word. */
  givesWay?: boolean
}

/** Hears that a round of a work has ended well, when in milliseconds, or with null that it has failed. */
type OnRound = (name: string, endedAt: number | null) => void

/** Whoever was killed while holding a work is waited for so many rounds. */
const roundsHeld = 3

/** Does works again and again, each while this process holds its lease, until they are stopped: then no portion begins any more. */
export function startRepeatedWork(
  works: readonly RepeatedWork[],
  leases: Leases,
  log: Log,
  onRound: OnRound = () => undefined,
): { stop(): Promise<void> } {
  const start = ({ name, everyMs, firstMs, portion, failed, givesWay }: RepeatedWork) =>
    repeat(
      everyMs,
      async () => {
        if (!(await leases.hold(name, everyMs * roundsHeld))) return false
        const isMore = await portion()
        onRound(name, Date.now())
        return isMore
      },
      error => {
        if (givesWay && tookTooLong(error)) return
        onRound(name, null)
        log.error(error, failed)
      },
      firstMs,
    )
  const repeating = works.map(start)
  return {
    async stop() {
      await Promise.all(repeating.map(each => each.stop()))
      // Where the database is away, they end by themselves.
      await leases.giveBack().catch(() => undefined)
    },
  }
}
