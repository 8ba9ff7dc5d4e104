import { expect, test } from 'vitest'
import {
  clock,
  clockWithSeconds,
  day,
  dayOfYear,
  daysAway,
  moment,
  shortDay,
  shortMoment,
} from './said-in'

const at = Date.UTC(2026, 10, 23, 14, 5, 9)

test.each([
  [day, 'Nov 23, 2026'],
  [moment, 'Nov 23, 2026, 2:05 PM'],
  [shortDay, 'Nov 23'],
  [shortMoment, 'Nov 23, 2:05 PM'],
  [dayOfYear, '23 November'],
  [clock, '14:05'],
  [clockWithSeconds, '14:05:09'],
])('a moment is worded: %o', (say, told) => {
  expect(say(at, 'UTC').replaceAll(/\s/g, ' ')).toBe(told)
})

test('a time zone has days and hours of its own', () =>
  expect([day(at, 'Asia/Tokyo'), clock(at, 'Asia/Tokyo')]).toEqual(['Nov 23, 2026', '23:05']))

test('how far away a day is', () =>
  expect([-2, -1, 0, 1, 3].map(daysAway)).toEqual([
    '2 days ago',
    'yesterday',
    'today',
    'tomorrow',
    'in 3 days',
  ]))
