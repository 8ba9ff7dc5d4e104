import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../assignments/due-date'
import { addDays, addMonths, daysBetween, daysOfWeek, mondayOf, weeksOfMonth } from './calendar'
import { type DayDone, dayCounts, joinDays, minutesOf } from './day'
import { firstGoal, type GoalSince, goalIn, goalSince } from './goal'
import { countReached, weekOf } from './week'

const none: DayDone = { day: '2026-03-04', lines: 0, reviewed: 0, steps: 0, plays: 0, seconds: 0 }
const counted = (day: string): DayDone => ({ ...none, day, lines: 5 })
const anyDay = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

describe('the calendar', () => {
  test.each([
    ['2026-03-02', '2026-03-02'],
    ['2026-03-04', '2026-03-02'],
    ['2026-03-08', '2026-03-02'],
    ['2026-03-01', '2026-02-23'],
    ['2028-02-29', '2028-02-28'],
    ['2027-01-01', '2026-12-28'],
    ['1969-12-31', '1969-12-29'],
  ])('%s is in the week of Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })

  test('each day is in one week, and weeks follow one another', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, days) => {
        expect(daysOfWeek(mondayOf(day))).toContain(day)
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(mondayOf(addDays(mondayOf(day), -1))).toBe(addDays(mondayOf(day), -7))
      }),
    )
  })

  test.each([
    ['2026-02', 1, '2026-03'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -15, '2024-12'],
  ])('%s and %i months are %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected)
  })

  test('a month is in weeks from Monday to Sunday, each of its days once', () => {
    fc.assert(
      fc.property(anyDay, day => {
        const month = day.slice(0, 7)
        const weeks = weeksOfMonth(month)
        const own = weeks.flat().filter(one => one.startsWith(month))
        expect(own[0]).toBe(`${month}-01`)
        expect(addDays(own.at(-1) ?? '', 1)).toBe(`${addMonths(month, 1)}-01`)
        expect(own).toEqual(own.map((_, index) => addDays(own[0] ?? '', index)))
        for (const week of weeks) {
          expect(week[0]).toBe(mondayOf(week[6] ?? ''))
          expect(week.some(one => one.startsWith(month))).toBe(true)
        }
      }),
    )
  })

  test('an instant falls on one day of a zone, also where clocks change', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu']
    const instants = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2028-12-31') })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const day = dayOf(instant, zone)
        expect(daysBetween(dayOf(instant, 'UTC'), day)).toBeGreaterThanOrEqual(-1)
        expect(daysBetween(dayOf(instant, 'UTC'), day)).toBeLessThanOrEqual(1)
        // 25 hours later it is another day, wherever and however long it was.
        expect(daysBetween(day, dayOf(instant + 25 * 3_600_000 + 1, zone))).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a day', () => {
  test.each([
    [{ lines: 4 }, false],
    [{ lines: 5 }, true],
    [{ plays: 1 }, true],
    [{ steps: 1 }, true],
    [{ seconds: 7200 }, false],
  ])('with %j counts: %s', (done, expected) => {
    expect(dayCounts({ ...none, ...done })).toBe(expected)
  })

  test.each([
    [0, 0],
    [1, 1],
    [60, 1],
    [61, 2],
    [7200, 120],
    [90_000, 120],
  ])('%i seconds are %i minutes', (seconds, minutes) => {
    expect(minutesOf({ seconds })).toBe(minutes)
  })

  test('its languages are one day, in whatever order they come', () => {
    const rows = fc.array(
      fc.record({
        day: fc.constantFrom('2026-03-02', '2026-03-03', '2026-03-04'),
        lines: fc.nat(20),
        reviewed: fc.nat(20),
        steps: fc.nat(3),
        plays: fc.nat(3),
        seconds: fc.nat(900),
      }),
    )
    fc.assert(
      fc.property(rows, all => {
        const joined = joinDays(all)
        expect(joinDays(all.toReversed())).toEqual(joined)
        expect(joined.map(({ day }) => day)).toEqual(
          [...new Set(all.map(({ day }) => day))].toSorted(),
        )
        const sum = (of: readonly DayDone[]) => of.reduce((lines, one) => lines + one.lines, 0)
        expect(sum(joined)).toBe(sum(all))
      }),
    )
  })
})

describe('a goal', () => {
  const five = { minutes: 5, days: 2 }
  test('is ten minutes on four days until one is set, and counts from a Monday on', () => {
    const set: GoalSince[] = [
      { since: '2026-03-09', goal: null },
      { since: '2026-03-02', goal: five },
    ]
    expect(goalIn([], '2026-03-02')).toEqual(firstGoal)
    expect(goalIn(set, '2026-02-23')).toEqual(firstGoal)
    expect(goalIn(set, '2026-03-02')).toEqual(five)
    expect(goalIn(set, '2026-03-16')).toBeNull()
  })

  test('the first one holds in the week in which it is set, later ones from the next Monday on', () => {
    expect(goalSince([], '2026-03-04')).toBe('2026-03-02')
    const first = [{ since: '2026-03-02', goal: five }]
    expect(goalSince(first, '2026-03-08')).toBe('2026-03-02')
    expect(goalSince(first, '2026-03-09')).toBe('2026-03-16')
    expect(goalSince(first, '2026-03-11')).toBe('2026-03-16')
  })
})

describe('a week', () => {
  test('tells which days counted, from Monday to Sunday', () => {
    const done = [
      counted('2026-03-01'),
      counted('2026-03-02'),
      { ...none, day: '2026-03-03', lines: 4 },
    ]
    const { goal, days } = weekOf(done, [], '2026-03-08')
    expect(goal).toEqual(firstGoal)
    expect(days).toEqual([
      { day: '2026-03-02', counts: true },
      ...['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'].map(
        day => ({ day, counts: false }),
      ),
    ])
  })

  test('is reached with the goal that held in it', () => {
    const set = [
      { since: '2026-03-09', goal: { minutes: 5, days: 2 } },
      { since: '2026-03-16', goal: null },
    ]
    const done = [
      '2026-03-02',
      '2026-03-03',
      '2026-03-10',
      '2026-03-12',
      '2026-03-17',
      '2026-03-18',
    ]
    expect(countReached(done.map(counted), set, '2026-03-18')).toBe(1)
    expect(countReached(done.map(counted), [], '2026-03-18')).toBe(0)
    const four = ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-08']
    expect(countReached(four.map(counted), set, '2026-03-18')).toBe(1)
  })

  test('more done never reaches fewer weeks', () => {
    const days = fc.array(anyDay.map(counted), { maxLength: 60 })
    fc.assert(
      fc.property(days, days, (some, more) => {
        const reached = countReached(joinDays(some), [], '2061-01-01')
        expect(countReached(joinDays([...some, ...more]), [], '2061-01-01')).toBeGreaterThanOrEqual(
          reached,
        )
      }),
    )
  })
})
