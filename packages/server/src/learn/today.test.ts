import { expect, test } from 'vitest'
import { todayIn } from './today'

test.each([
  ['2026-03-04T10:20:00Z', 'UTC', '2026-03-04T00:00:00.000Z', '2026-03-05T00:00:00.000Z'],
  ['2026-03-04T23:30:00Z', 'Europe/Berlin', '2026-03-04T23:00:00.000Z', '2026-03-05T23:00:00.000Z'],
  // The day on which an hour is left out, and the one on which it comes twice.
  ['2026-03-29T10:00:00Z', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25T10:00:00Z', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  [
    '2026-11-02T00:30:00Z',
    'America/New_York',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ],
  [
    '2026-03-04T12:00:00Z',
    'Pacific/Kiritimati',
    '2026-03-04T10:00:00.000Z',
    '2026-03-05T10:00:00.000Z',
  ],
])('at %s in %s the day goes from %s to %s', (now, zone, morning, night) => {
  const found = todayIn(zone, new Date(now))
  expect([found.morning.toISOString(), found.night.toISOString()]).toEqual([morning, night])
})
