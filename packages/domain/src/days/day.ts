import { dayLimits } from './day-limits'

/** What somebody did on a day, in one language or in all. */
export interface DayDone {
  /** Such as 2026-02-28. */
  readonly day: string
  /** Different lines that were answered, and how many of them in Review. */
  readonly lines: number
  readonly reviewed: number
  /** Sessions and rounds that were finished, and duels. */
  readonly steps: number
  readonly plays: number
  readonly seconds: number
}

/** Whether a day counts for the week (days.md#days): opening a page does not. */
export const dayCounts = ({ lines, steps, plays }: DayDone): boolean =>
  lines >= dayLimits.lines || steps + plays > 0

/** The minutes of a day, rounded up; never more than a day counts. */
export const minutesOf = ({ seconds }: Pick<DayDone, 'seconds'>): number =>
  Math.ceil(Math.min(seconds, dayLimits.aDay) / 60)

/** The days of several languages as days of all, in the order of the calendar. */
export function joinDays(rows: readonly DayDone[]): DayDone[] {
  const joined = new Map<string, DayDone>()
  for (const row of rows) {
    const before = joined.get(row.day)
    joined.set(row.day, {
      day: row.day,
      lines: row.lines + (before?.lines ?? 0),
      reviewed: row.reviewed + (before?.reviewed ?? 0),
      steps: row.steps + (before?.steps ?? 0),
      plays: row.plays + (before?.plays ?? 0),
      seconds: row.seconds + (before?.seconds ?? 0),
    })
  }
  return [...joined.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}
