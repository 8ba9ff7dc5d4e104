import { setTimeout as wait } from 'node:timers/promises'
import type { RandomSource } from '../outside/random/random'

/** Work that an answer does not wait for. */
export interface Background {
  do(work: () => Promise<void>): void
  /** Settles when everything begun is done. */
  settled(): Promise<void>
}

/**
 * Begins each work after a random pause of up to `longestPause` milliseconds, so that the time of no later answer
 * tells what an earlier one set off (accounts.md#forgotten-password: the same answer in the same time).
 */
export function background(
  random: RandomSource,
  longestPause: number,
  onError: (error: unknown) => void,
): Background {
  const going = new Set<Promise<void>>()
  const afterwards = async (pause: number, work: () => Promise<void>): Promise<void> => {
    await wait(pause)
    await work().catch(onError)
  }
  return {
    do(work) {
      const pause = ((random.bytes(1)[0] ?? 0) / 255) * longestPause
      const done = afterwards(pause, work)
      going.add(done)
      void done.finally(() => going.delete(done))
    },
    settled: async () => {
      while (going.size > 0) await Promise.all(going)
    },
  }
}
