import type { BattleClock } from '../../battle/battle-clock'

/** A clock that can be stopped: a pause of the hall is no time of anybody's game (live.md#game-time). */
export interface StoppableClock extends BattleClock {
  stop(): void
  go(): void
}

/** The time of a clock less the time for which it was stopped. */
export function stoppableClock(clock: BattleClock): StoppableClock {
  let lost = 0
  let stoppedAt: number | null = null
  return {
    ...clock,
    now: () => (stoppedAt ?? clock.now()) - lost,
    stop: () => {
      stoppedAt ??= clock.now()
    },
    go: () => {
      if (stoppedAt !== null) lost += clock.now() - stoppedAt
      stoppedAt = null
    },
  }
}
