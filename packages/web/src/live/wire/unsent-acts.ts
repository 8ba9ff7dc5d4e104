import type { Act, SentAct } from './wire-ports'

/** As much as the server takes of one socket, less a little: so many at once, and one more each so many milliseconds. */
const atOnce = 15
const oneEvery = 250

/** How long an act rests that the server was too busy to take. */
const busyRest = 700

interface Waiting {
  act: Act
  settle: (code: string | null) => void
  isSent: boolean
}

/** What was done here and is not acknowledged yet, in its order; nothing is given up while its page is there. */
export function unsentActs() {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let allowed = atOnce
  let countedAt = performance.now()
  let restsUntil = 0

  const count = (now: number) => {
    allowed = Math.min(atOnce, allowed + (now - countedAt) / oneEvery)
    countedAt = now
  }
  const unsent = () => [...waiting].filter(([, { isSent }]) => !isSent)

  return {
    /** Resolves when it is acknowledged: with null, or with the code of its refusal. */
    add: (act: Act) =>
      new Promise<string | null>(settle => {
        last += 1
        waiting.set(last, { act, settle, isSent: false })
      }),
    /** What is to be sent now; it counts as sent from here on. */
    take(most: number): SentAct[] {
      const now = performance.now()
      count(now)
      if (now < restsUntil) return []
      const taken = unsent().slice(0, Math.min(most, Math.floor(allowed)))
      allowed -= taken.length
      for (const [, each] of taken) each.isSent = true
      return taken.map(([n, { act }]) => ({ n, act }))
    },
    /** Milliseconds until something may be sent; null when nothing waits for that. */
    wait(): number | null {
      if (unsent().length === 0) return null
      const now = performance.now()
      count(now)
      return Math.max(restsUntil - now, allowed >= 1 ? 0 : (1 - allowed) * oneEvery)
    },
    /** The server's word on one: stored (null), refused, or to be sent again. */
    answered(n: number, code: string | null) {
      const act = waiting.get(n)
      if (code === 'busy' && act) {
        act.isSent = false
        restsUntil = performance.now() + busyRest
        return
      }
      waiting.delete(n)
      act?.settle(code)
    },
    /** The way that they were sent is gone: what has no answer is sent again. Each act means the same the second time. */
    sendAgain() {
      for (const each of waiting.values()) each.isSent = false
    },
    /** There is nobody to take them any more. */
    giveUp(code: string) {
      for (const { settle } of waiting.values()) settle(code)
      waiting.clear()
    },
  }
}
