import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inSlices } from './in-slices'

test('much is done in its order, and others have their turn in between', async () => {
  const inTurn = inSlices()
  const done: number[] = []
  for (let work = 0; work < 100; work++) inTurn(() => done.push(work))
  expect(done).toEqual([])
  const after: number[] = []
  while (done.length < 100) {
    await turn()
    after.push(done.length)
  }
  expect(done).toEqual(Array.from({ length: 100 }, (_, work) => work))
  expect(after.length).toBeGreaterThan(5)
  inTurn(() => done.push(100))
  await turn()
  expect(done.at(-1)).toBe(100)
})
