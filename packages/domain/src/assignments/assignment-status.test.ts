import { expect, test } from 'vitest'
import { assignmentStatus, countStatuses, isLate } from './assignment-status'

const due = Date.UTC(2026, 2, 4, 23, 59, 59)

test.each([
  [due - 1, due, 'done'],
  [due + 999, due, 'done'],
  [due + 1000, due + 5000, 'late'],
  [null, due + 999, 'open'],
  [null, due + 1000, 'missed'],
] as const)('met at %s, asked at %s: %s', (metAt, now, expected) => {
  expect(assignmentStatus(metAt, due, now)).toBe(expected)
})

test('the last second of the day is on time', () => {
  expect([due, due + 999, due + 1000].map(at => isLate(at, due))).toEqual([false, false, true])
})

test('statuses are counted', () => {
  expect(countStatuses(['done', 'open', 'done', 'late'])).toEqual({
    done: 2,
    late: 1,
    open: 1,
    missed: 0,
  })
})
