import type { LogPosition } from './log-position'

/** What a replica may lack: what the primary wrote within this many milliseconds. */
const oldest = 1000

/** Who has not answered for so long is not there. */
export const longestSilence = 1000

/** What was last heard of a server. */
export interface Heard {
  /** When it answered, in milliseconds that only grow. */
  at: number
  position: LogPosition
  /** Whether it follows a primary; one that does not is one. */
  follows: boolean
}

/** The positions that a primary had within the last second before it was last heard, the oldest first. */
export class PrimaryPositions {
  private heard: Pick<Heard, 'at' | 'position'>[] = []

  note(at: number, position: LogPosition): void {
    this.heard.push({ at, position })
    this.heard = this.heard.filter(one => one.at >= at - oldest)
  }

  /** Whether the primary has not answered for a while. */
  isAway(now: number): boolean {
    const last = this.heard.at(-1)
    return !last || last.at < now - longestSilence
  }

  /** What a replica must have at least; undefined as long as the primary never answered. */
  get wanted(): LogPosition | undefined {
    return this.heard[0]?.position
  }
}

/**
 * Whether a server may be asked as a replica by whoever wants what was written up to `after` (decision 171). One that took
 * the primary's place is asked only while no primary answers where it is looked for.
 */
export function isFresh(
  heard: Heard | undefined,
  primary: PrimaryPositions,
  after: LogPosition | null,
  now: number,
): boolean {
  const { wanted } = primary
  if (!heard || wanted === undefined || heard.at < now - longestSilence) return false
  if (!heard.follows && !primary.isAway(now)) return false
  return heard.position >= wanted && heard.position >= (after ?? 0n)
}
