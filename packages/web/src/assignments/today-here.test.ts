import { expect, test } from 'vitest'
import { dueInWords } from './today-here'

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
