import type { Clock } from '../outside/clock/clock'

/** How often a page asks the slow way, in milliseconds: in a turn, and else. */
const usual = { turn: 1000, else: 3000 } as const
/** So many calls a second one process answers at most; who called is remembered so long, in milliseconds. */
const bounds = { calls: 1000, remembered: 30_000 } as const

/** Spreads the calls of pages that have no socket. */
export interface SlowCalls {
  /** A page has called: after how many milliseconds it asks again. */
  again(page: string, isTurn: boolean): number
  /** How many pages have called lately. */
  pages(): number
}

/** The calls that one process answers; the more pages there are, the longer each waits (live.md#the-slow-way). */
export function spreadSlowCalls(clock: Clock): SlowCalls {
  const seen = new Map<string, number>()
  let sweptAt = 0
  const sweep = (now: number) => {
    if (now - sweptAt < bounds.remembered / 3) return
    sweptAt = now
    for (const [page, at] of seen) if (now - at > bounds.remembered) seen.delete(page)
  }
  return {
    pages: () => seen.size,
    again(page, isTurn) {
      const now = clock.now().getTime()
      sweep(now)
      seen.set(page, now)
      const least = Math.ceil((seen.size / bounds.calls) * 1000)
      return Math.max(isTurn ? usual.turn : usual.else, least)
    },
  }
}
