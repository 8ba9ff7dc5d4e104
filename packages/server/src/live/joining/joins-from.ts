import { knocking } from '@duologue/domain/live/knocks'
import type { Networks } from '../../networks'
import type { Clock } from '../../outside/clock/clock'

/** Counts who joins a hall from where, for as long as it says something. */
export interface JoinsFrom {
  /** One more has come from there: how many in the last 10 seconds; 0 from a network of schools (live.md#knocking). */
  count(hall: string, address: string): number
}

/** The counter of one process. */
export function countJoins(clock: Clock, schools: Networks): JoinsFrom {
  const joins = new Map<string, number[]>()
  let sweptAt = 0
  return {
    count(hall, address) {
      const now = clock.now().getTime()
      const isLate = (at: number) => now - at < knocking.within
      if (now - sweptAt >= knocking.within) {
        sweptAt = now
        for (const [key, times] of joins) if (!times.some(isLate)) joins.delete(key)
      }
      if (schools.has(address)) return 0
      const key = `${hall} ${address}`
      const times = [...(joins.get(key) ?? []).filter(isLate), now]
      joins.set(key, times.slice(-knocking.inARow - 1))
      return times.length
    },
  }
}
