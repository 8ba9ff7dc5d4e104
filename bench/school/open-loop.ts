import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Call } from './send-call'

/** What came of the calls of one kind; times in milliseconds from when a call was due, not from when it was sent. */
interface Told {
  times: number[]
  /** How often each status was answered; 0 stands for no answer. */
  statuses: Map<number, number>
  /** 429 and 503 without Retry-After. */
  unadvised: number
}

export type Results = Map<string, Told>

interface OpenLoop {
  /** Calls a second. */
  rate: number
  seconds: number
  next: () => Call
  send: (call: Call) => Promise<Answer>
  onAnswer?: (call: Call, answer: Answer) => void
  /** Ends it before its time. */
  isOver?: () => boolean
}

/** How often it is looked which calls are due, in milliseconds. */
const tick = 4

/**
 * Makes so many calls a second whether or not the ones before have been answered, as people do who do not know of each
 * other. Answers when all have been answered.
 */
export async function openLoop({ rate, seconds, next, send, onAnswer, isOver }: OpenLoop) {
  const results: Results = new Map()
  const running = new Set<Promise<void>>()
  const begin = performance.now()
  const make = async (due: number) => {
    const call = next()
    const told: Told = results.get(call.kind) ?? { times: [], statuses: new Map(), unadvised: 0 }
    results.set(call.kind, told)
    const answer = await send(call)
    told.times.push(performance.now() - due)
    told.statuses.set(answer.status, (told.statuses.get(answer.status) ?? 0) + 1)
    if ([429, 503].includes(answer.status) && !answer.retryAfter) told.unadvised += 1
    onAnswer?.(call, answer)
  }
  const total = Math.round(rate * seconds)
  for (let made = 0; made < total && !isOver?.(); ) {
    const due = Math.min(total, Math.ceil(((performance.now() - begin) / 1000) * rate))
    for (; made < due; made += 1) {
      const one: Promise<void> = make(begin + (made / rate) * 1000).finally(() =>
        running.delete(one),
      )
      running.add(one)
    }
    await pause(tick)
  }
  await Promise.all(running)
  return { results, took: (performance.now() - begin) / 1000 }
}
