import { availableParallelism } from 'node:os'
import { Refused } from './http/refused'

/** A semaphore with a queue: does work when its turn comes. Throws the refusal `busy` when too many wait. */
export type Semaphore = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** How much of which heavy work is done at once, and how much more may wait. */
export const workLimits = {
  /** What is counted for one account: tries at its password, mails to it. */
  oneAccount: { atOnce: 1, waiting: 400 },
  /** Lines that a service speaks. */
  speaking: { atOnce: 4, waiting: 200 },
  /** Dialogues that a service drafts. */
  drafting: { atOnce: 2, waiting: 10 },
  /** Pictures and recordings that are read. */
  decoding: { atOnce: 2, waiting: 100 },
  /** Rosters that are read. */
  reading: { atOnce: 1, waiting: 2 },
  /** Pictures that are drawn for shared links. */
  drawing: { atOnce: 1, waiting: 50 },
} as const

/** Hashes are made outside the loop, where four threads are: one is left for files. */
const mostHashes = 3

/**
 * How many passwords one of several processes hashes at once: its share of the cores, at least one. As many more wait as
 * are hashed in about two seconds.
 */
export function hashingTurns(processes: number, cores = availableParallelism()) {
  const atOnce = Math.min(mostHashes, Math.max(1, Math.floor(cores / processes)))
  return { atOnce, waiting: 200 * atOnce }
}

/**
 * Heavy work so much at a time, and the rest in a queue of bounded length (security.md#overload): who comes when
 * it is full is refused at once.
 */
export function semaphore({
  atOnce,
  waiting: most,
}: {
  atOnce: number
  waiting: number
}): Semaphore {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new Refused('busy')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place is handed on to the next, or given back.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** A semaphore for each name: does work when the turn comes among what has the same name. Throws the refusal `busy` when too many wait. */
export type KeyedSemaphore = <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer>

/**
 * The same for each name on its own. Whoever would wait in the database for a lock that is held under this name waits
 * here instead, where it costs nobody a connection.
 */
export function keyedSemaphore(limits: { atOnce: number; waiting: number }): KeyedSemaphore {
  const turns = new Map<string, { inOrder: Semaphore; begun: number }>()
  return async (name, work) => {
    const turn = turns.get(name) ?? { inOrder: semaphore(limits), begun: 0 }
    turns.set(name, turn)
    turn.begun += 1
    try {
      return await turn.inOrder(work)
    } finally {
      turn.begun -= 1
      if (turn.begun === 0) turns.delete(name)
    }
  }
}
