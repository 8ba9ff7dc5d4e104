import type { BattleClock } from './battle-clock'

/** A clock for tests that stands still until it is moved; `early` is how much too early its timers fire. */
export function pretendClock(early = 0): BattleClock & { pass(ms: number): void } {
  let now = 1000
  const waiting = new Set<{ at: number; call: () => void }>()
  const soonest = () => [...waiting].sort((one, other) => one.at - other.at)[0]
  return {
    now: () => now,
    wait: (ms, then) => {
      const timer = { at: now + Math.max(0, ms - early), call: then }
      waiting.add(timer)
      return () => waiting.delete(timer)
    },
    pass: ms => {
      const until = now + ms
      for (let next = soonest(); next && next.at <= until; next = soonest()) {
        waiting.delete(next)
        now = Math.max(now, next.at)
        next.call()
      }
      now = until
    },
  }
}
