import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, daysLater, dueDateOf, isDay, isTimeZone } from './due-date'

const iso = (instant: number) => new Date(instant).toISOString()

test.each([
  ['2026-03-04', 'UTC', '2026-03-04T23:59:59.000Z'],
  ['2026-03-28', 'Europe/Berlin', '2026-03-28T22:59:59.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.000Z'],
  ['2026-10-24', 'Europe/Berlin', '2026-10-24T21:59:59.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.000Z'],
  ['2026-12-31', 'Europe/Berlin', '2026-12-31T22:59:59.000Z'],
  ['2026-03-07', 'America/New_York', '2026-03-08T04:59:59.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-09T03:59:59.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.000Z'],
  ['2026-12-31', 'America/New_York', '2027-01-01T04:59:59.000Z'],
  ['2026-04-04', 'Pacific/Auckland', '2026-04-04T10:59:59.000Z'],
  ['2026-04-05', 'Pacific/Auckland', '2026-04-05T11:59:59.000Z'],
  ['2026-09-27', 'Pacific/Auckland', '2026-09-27T10:59:59.000Z'],
  ['2026-12-31', 'Pacific/Auckland', '2026-12-31T10:59:59.000Z'],
  ['2026-12-31', 'Asia/Kolkata', '2026-12-31T18:29:59.000Z'],
  ['2028-02-29', 'Asia/Shanghai', '2028-02-29T15:59:59.000Z'],
  // Clocks in Paraguay went back at midnight: the second comes twice.
  ['2024-03-23', 'America/Asuncion', '2024-03-24T03:59:59.000Z'],
])('the last second of %s in %s is %s', (day, zone, expected) => {
  expect(iso(dueDateOf(day, zone))).toBe(expected)
})

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu']

test('is of its day, and a second later it is the next day, in every zone', () => {
  const days = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, fc.constantFrom(...zones), (day, zone) => {
      const due = dueDateOf(day, zone)
      expect(isDay(day)).toBe(true)
      expect(dayOf(due, zone)).toBe(day)
      expect(dayOf(due + 1000, zone) > day).toBe(true)
    }),
  )
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-1-1', false],
  ['0099-12-31', true],
  ['0096-02-29', true],
  ['0100-02-29', false],
  ['9999-12-31', true],
  ['tomorrow', false],
])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected))

test('more time zones than are kept are right all the same', () => {
  for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 150)) {
    expect(isTimeZone(zone)).toBe(true)
    expect(dayOf(dueDateOf('2026-06-15', zone), zone)).toBe('2026-06-15')
  }
  expect(iso(dueDateOf('2026-03-04', 'UTC'))).toBe('2026-03-04T23:59:59.000Z')
})

test.each([
  ['2026-09-07T21:59:59.000Z', 'Europe/Berlin', 364, '2027-09-06T21:59:59.000Z'],
  // Clocks are changed in between.
  ['2026-10-20T21:59:59.000Z', 'Europe/Berlin', 7, '2026-10-27T22:59:59.000Z'],
  ['2026-03-02T04:59:59.000Z', 'America/New_York', 14, '2026-03-16T03:59:59.000Z'],
  ['2026-03-29T10:59:59.000Z', 'Pacific/Auckland', 7, '2026-04-05T11:59:59.000Z'],
  // An instant keeps its time of day, and its part of a second.
  ['2026-10-20T08:15:00.250Z', 'Europe/Berlin', 364, '2027-10-19T08:15:00.250Z'],
  ['2027-03-21T01:30:00.000Z', 'Europe/Berlin', 7, '2027-03-28T00:30:00.000Z'],
  ['2026-10-20T21:59:59.000Z', 'Europe/Berlin', 0, '2026-10-20T21:59:59.000Z'],
])('%s in %s is %i days later at %s', (instant, zone, days, expected) => {
  expect(iso(daysLater(Date.parse(instant), zone, days))).toBe(expected)
})

test('days later the last second of a day is the last one of its day, in every zone', () => {
  const days = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  const count = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(days, fc.constantFrom(...zones), count, (day, zone, later) => {
      const then = new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10)
      expect(daysLater(dueDateOf(day, zone), zone, later)).toBe(dueDateOf(then, zone))
    }),
  )
})
