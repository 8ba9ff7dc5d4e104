import { expect, test } from 'vitest'
import { daysAway, dueInWords } from './today-here'

// The last second of March 4 in Berlin.
const due = '2026-03-04T22:59:59.000Z'

test.each([
  ['Europe/Berlin', 'Mar 4, 2026'],
  // Another name of the same clock says nothing new.
  ['Africa/Lagos', 'Mar 4, 2026'],
  ['America/New_York', 'Mar 4, 2026 (your time: Mar 4, 5:59 PM)'],
  ['Pacific/Auckland', 'Mar 4, 2026 (your time: Mar 5, 11:59 AM)'],
])('a day due in Berlin, seen in %s: %s', (here, words) => {
  // Some versions of the language data part the time from its half of the day by a narrow space.
  expect(dueInWords(due, 'Europe/Berlin', here).replace(/\s/g, ' ')).toBe(words)
})

test.each([
  ['2026-03-04T12:00:00Z', 'today'],
  ['2026-03-03T23:30:00Z', 'today'],
  ['2026-03-03T22:30:00Z', 'tomorrow'],
  ['2026-02-28T12:00:00Z', 'in 4 days'],
  ['2026-03-05T00:00:00Z', 'yesterday'],
  ['2026-03-07T12:00:00Z', '3 days ago'],
])('seen at %s, a day due in Berlin is %s there', (now, words) => {
  expect(daysAway(due, 'Europe/Berlin', Date.parse(now))).toBe(words)
})
