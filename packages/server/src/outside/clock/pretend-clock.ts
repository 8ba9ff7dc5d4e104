import type { Clock } from './clock'

/** A clock that stands still until it is moved, for tests. */
export interface PretendClock extends Clock {
  moveTo(instant: string): void
}

export function pretendClock(instant: string): PretendClock {
  let now = new Date(instant)
  return {
    now: () => new Date(now),
    moveTo: later => {
      now = new Date(later)
    },
  }
}
