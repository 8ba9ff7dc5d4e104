import { Refused } from './http/refused'
import type { Networks } from './networks'
import type { Clock } from './outside/clock/clock'

/** How many wrong codes a minute an address, a school's address and all together may try (live.md#codes, classes.md#join-code). */
const mostWrong = { address: 10, school: 300, all: 2000 } as const
const minute = 60_000

/** Counts wrong codes of one kind, so that nobody finds a game or a class by trying. */
export interface CodeTries {
  /** Throws the refusal `too-many-codes` where an address has tried too many. */
  allow(address: string): void
  /** A code led nowhere. */
  countWrong(address: string): void
}

/** The counter of one process; it begins anew each minute. */
export function countCodeTries(clock: Clock, schools: Networks): CodeTries {
  const wrong = new Map<string, number>()
  let all = 0
  let since = 0
  const turnOver = () => {
    const now = clock.now().getTime()
    if (now - since < minute) return
    since = now
    all = 0
    wrong.clear()
  }
  return {
    allow(address) {
      turnOver()
      const most = schools.has(address) ? mostWrong.school : mostWrong.address
      if (all < mostWrong.all && (wrong.get(address) ?? 0) < most) return
      const left = since + minute - clock.now().getTime()
      throw new Refused('too-many-codes', undefined, Math.ceil(left / 1000))
    },
    countWrong(address) {
      turnOver()
      all += 1
      wrong.set(address, (wrong.get(address) ?? 0) + 1)
    },
  }
}
