/** Time as a running battle needs it; handed in, so that a test can pretend it. */
export interface BattleClock {
  /** Milliseconds since any fixed moment; never runs backwards. */
  now(): number
  /** Milliseconds since 1970: the only time that goes on over a reload. */
  date(): number
  /** Calls `then` once after `ms` milliseconds, unless the function that it answers is called before. */
  wait(ms: number, then: () => void): () => void
}

/** The browser's own time. */
export const browserClock: BattleClock = {
  now: () => performance.now(),
  date: () => Date.now(),
  wait: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}
