import { expect, test } from 'vitest'
import { drawInOrder, randomFromSeed } from '../random'
import { enrage } from './enrage'
import { answer, armed, healthOf, turnOf, use } from './sample-powers'

test('it adds 5 to 10, each of them at some time', () => {
  const { draw } = drawInOrder(randomFromSeed(3), 0)
  const added = new Set(Array.from({ length: 500 }, () => enrage.adds?.(draw)))
  expect([...added].sort((one, other) => Number(one) - Number(other))).toEqual([5, 6, 7, 8, 9, 10])
})

test('an attack deals 5 to 10 more, even one that came too late', () => {
  const asked = armed(['enrage'])
  const damageAfter = (wait: number) => {
    const { moment } = turnOf(answer({ ...asked, now: asked.now + wait }, 'right'))
    return moment.state === 'battle' ? moment.damage : Number.NaN
  }
  expect(damageAfter(0)).toBeGreaterThanOrEqual(25)
  expect(damageAfter(0)).toBeLessThanOrEqual(30)
  expect(damageAfter(25_000)).toBeGreaterThanOrEqual(5)
  expect(damageAfter(25_000)).toBeLessThanOrEqual(10)
})

test('Critical Strike doubles what it adds', () => {
  const asked = use(armed(['enrage', 'critical-strike']), 'critical-strike')
  const { moment } = turnOf(answer({ ...asked, now: asked.now + 20_000 }, 'right'))
  expect(moment).toMatchObject({ damage: expect.toSatisfy(even => even % 2 === 0 && even >= 10) })
})

test('it makes no mistake dearer', () => {
  const asked = armed(['enrage'], [], { difficulty: 'hard' })
  expect(healthOf(answer(asked, 'wrong'), 1)).toBe(healthOf(asked, 1) - 20)
})
