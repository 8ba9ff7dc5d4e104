import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Memory, remember } from './schedule'

const start = Date.parse('2026-03-04T10:20:00Z')
const hour = 3_600_000
const day = 24 * hour

const unknown: Memory = {
  due: new Date(start),
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  isRight: false,
  lastAt: new Date(start),
}

const answer = (memory: Memory, isRight: boolean, at: number, isUnaided = false) =>
  remember(memory, { isRight, isUnaided, at: new Date(at) })

const daysLeft = ({ due, lastAt }: Memory) => (due.getTime() - lastAt.getTime()) / day

test('a first answer: what was missed is due in a day, what was right later, what came from memory alone latest', () => {
  const missed = answer(unknown, false, start)
  const right = answer(unknown, true, start)
  const alone = answer(unknown, true, start, true)
  expect(daysLeft(missed)).toBe(1)
  expect(daysLeft(right)).toBeGreaterThan(1)
  expect(daysLeft(alone)).toBeGreaterThan(daysLeft(right))
})

test('a right answer minutes after a miss does not put the line off', () => {
  const missed = answer(unknown, false, start)
  expect(answer(missed, true, start + hour)).toEqual(missed)
})

test('a miss minutes after a right answer counts', () => {
  const right = answer(unknown, true, start)
  const missed = answer(right, false, start + hour)
  expect(missed).toMatchObject({ isRight: false })
  expect(missed.due.getTime()).toBe(start + hour + day)
})

test('an answer from before the last one teaches nothing', () => {
  const right = answer(unknown, true, start)
  expect(answer(right, false, start - day)).toEqual(right)
})

test('what was known for weeks and is missed comes back the next day, too', () => {
  let memory = answer(unknown, true, start, true)
  for (let time = 0; time < 4; time += 1) memory = answer(memory, true, memory.due.getTime())
  expect(daysLeft(memory)).toBeGreaterThan(60)
  const missed = answer(memory, false, memory.due.getTime())
  expect(daysLeft(missed)).toBe(1)
  expect(missed.lapses).toBe(1)
})

test('whatever is answered: a miss that counts is due a day later, and nothing right sooner than that', () => {
  const answers = fc.array(
    fc.tuple(fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 90 * 24 })),
    {
      minLength: 1,
      maxLength: 20,
    },
  )
  fc.assert(
    fc.property(answers, told => {
      let memory = unknown
      let now = start
      for (const [isRight, isUnaided, hours] of told) {
        now += hours * hour
        const next = answer(memory, isRight, now, isUnaided)
        if (next !== memory && !isRight) expect(daysLeft(next)).toBe(1)
        expect(daysLeft(next)).toBeGreaterThanOrEqual(1)
        expect(next.reps - memory.reps).toBe(next === memory ? 0 : 1)
        expect(Number.isFinite(next.stability)).toBe(true)
        memory = next
      }
    }),
  )
})
