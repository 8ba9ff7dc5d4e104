import type { BattleClock } from './battle-clock'

/**
 * A clock for tests that stands still until it is moved; `early` is how much too early its timers fire, `date` what it
 * shows at first, in milliseconds since 1970.
 */
export function pretendClock(
  early = 0,
  date = 1_700_000_000_000,
): BattleClock & { pass(ms: number): void } {
  const first = 1000
  let now = first
  const waiting = new Set<{ at: number; call: () => void }>()
  const soonest = () => [...waiting].sort((one, other) => one.at - other.at)[0]
  return {
    now: () => now,
    date: () => date + now - first,
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
