import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { repeat } from './repeat'

/** Work of so many portions, told when it is done. */
function waiting(portions: number, failAt?: number) {
  let left = portions
  const errors: unknown[] = []
  const told = new EventEmitter()
  const done = once(told, 'done')
  const portion = async () => {
    left -= 1
    if (left === failAt) throw new Error('a portion failed')
    if (left === 0) told.emit('done')
    return left > 0
  }
  return { portion, errors, done, left: () => left }
}

const never = 3_600_000

test('everything that waits is done in one round', async () => {
  const work = waiting(1000)
  const repeating = repeat(never, work.portion, error => work.errors.push(error), 0)
  await work.done
  await repeating.stop()
  expect([work.left(), work.errors]).toEqual([0, []])
})

test('a stop waits for one portion, however much waits', async () => {
  const told = new EventEmitter()
  const begun = once(told, 'begun')
  const held = once(told, 'go on')
  let portions = 0
  const repeating = repeat(
    0,
    async () => {
      portions += 1
      told.emit('begun')
      await held
      return true
    },
    () => undefined,
  )
  await begun
  const stopped = repeating.stop()
  told.emit('go on')
  await stopped
  expect(portions).toBe(1)
})

test('what failed is told and waits for the next round', async () => {
  const work = waiting(10, 5)
  const repeating = repeat(0, work.portion, error => work.errors.push(error))
  await work.done
  await repeating.stop()
  expect(work.errors.map(String)).toEqual(['Error: a portion failed'])
})

test('who is woken does what waits now, and what came while it was busy after that', async () => {
  const told = new EventEmitter()
  const held = once(told, 'go on')
  const done: number[] = []
  const repeating = repeat(
    never,
    async () => {
      done.push(done.length)
      told.emit(`portion ${done.length}`)
      if (done.length === 1) await held
      return false
    },
    () => undefined,
  )
  const first = once(told, 'portion 1')
  const second = once(told, 'portion 2')
  repeating.wake()
  await first
  repeating.wake()
  told.emit('go on')
  await second
  await repeating.stop()
  expect(done).toEqual([0, 1])
})

test('a stop before the first round is one, too', async () => {
  const work = waiting(1)
  await repeat(never, work.portion, error => work.errors.push(error)).stop()
  expect(work.left()).toBe(1)
})
