import { dayOf, dueDateOf } from '../assignments/due-date'

const dayMs = 86_400_000

/** Milliseconds since 1970 of the end of a day, as if it were in UTC. */
const endOf = (day: string) => dueDateOf(day, 'UTC')

/**
 * The day so many days after another, or before it.
 *
 * @param day such as 2026-02-28.
 */
export const addDays = (day: string, days: number): string =>
  dayOf(endOf(day) + days * dayMs, 'UTC')

/** How many days it is from one day to another. */
export const daysBetween = (from: string, to: string): number => (endOf(to) - endOf(from)) / dayMs

/** 1970-01-05 was a Monday. */
const firstMonday = '1970-01-05'

/** The Monday of a day's week (days.md#weeks). */
export function mondayOf(day: string): string {
  const since = daysBetween(firstMonday, day) % 7
  return addDays(day, since < 0 ? -since - 7 : -since)
}

/** The seven days of a week from its Monday on. */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/**
 * The month so many months after another, or before it.
 *
 * @param month such as 2026-02.
 */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + number - 1 + months
  const padded = (value: number, length: number) => String(value).padStart(length, '0')
  return `${padded(Math.floor(at / 12), 4)}-${padded((at % 12) + 1, 2)}`
}

/** The weeks in which a month has days, whole ones. */
export function weeksOfMonth(month: string): string[][] {
  const end = `${addMonths(month, 1)}-01`
  const weeks: string[][] = []
  for (let monday = mondayOf(`${month}-01`); monday < end; monday = addDays(monday, 7))
    weeks.push(daysOfWeek(monday))
  return weeks
}
