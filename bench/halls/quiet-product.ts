import { setTimeout as pause } from 'node:timers/promises'

/** So little processor time in a second is quiet, in milliseconds; so many such seconds in a row are enough. */
const quietIs = { ms: 30, seconds: 2 } as const
/** It is waited for so long at most, in seconds. */
const waitedAtMost = 60

/** Waits until a product has nothing left to do of what was asked before; answers whether it has come to rest. */
export async function untilQuiet(processor: () => Promise<number>): Promise<boolean> {
  let quiet = 0
  for (let second = 0; second < waitedAtMost && quiet < quietIs.seconds; second += 1) {
    const before = await processor()
    await pause(1000)
    quiet = (await processor()) - before <= quietIs.ms ? quiet + 1 : 0
  }
  return quiet >= quietIs.seconds
}

/** What a piece of work answers, and the milliseconds of processor time that the product has taken for each second of it. */
export async function eachSecond<Answer>(
  processor: () => Promise<number>,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; processorTime: number }> {
  const [began, before] = [performance.now(), await processor()]
  const answer = await work()
  const seconds = (performance.now() - began) / 1000
  return { answer, processorTime: ((await processor()) - before) / seconds }
}
