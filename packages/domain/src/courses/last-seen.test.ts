import { expect, test } from 'vitest'
import { lastSeenOn } from './last-seen'

test.each([
  ['2026-03-04', 'thisWeek'],
  ['2026-03-02', 'thisWeek'],
  // What comes from a place where it is tomorrow already.
  ['2026-03-09', 'thisWeek'],
  ['2026-03-01', 'lastWeek'],
  ['2026-02-23', 'lastWeek'],
  ['2026-02-22', 'longerAgo'],
  ['2025-01-01', 'longerAgo'],
  [null, 'never'],
] as const)('of %s, on a Wednesday, a teacher is told: %s', (day, told) => {
  expect(lastSeenOn(day, '2026-03-04')).toBe(told)
})

test('over the end of a year weeks go on', () => {
  expect(lastSeenOn('2025-12-29', '2026-01-04')).toBe('thisWeek')
  expect(lastSeenOn('2025-12-28', '2026-01-04')).toBe('lastWeek')
})
