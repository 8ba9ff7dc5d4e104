const day = 86_400_000

/** The calendar repeats itself after so many milliseconds: 400 years. */
const cycle = 146_097 * day

/** Milliseconds from 1970 to a moment of the calendar, as if there were no time zones; a month 13 is next January. */
function calendarTime(
  year: number,
  month: number,
  date: number,
  hour: number,
  minute: number,
  second: number,
): number {
  // Years up to 99 would be taken for those of the last century, so it is reckoned a cycle later.
  // oxlint-disable-next-line no-restricted-globals -- Date.UTC reckons and reads no clock
  return Date.UTC(year + 400, month - 1, date, hour, minute, second) - cycle
}

/** The clocks of so many time zones are kept: a name comes from whoever asks, and each has many spellings. */
const mostClocks = 100
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const [oldest] = clocks.keys()
  if (oldest !== undefined && clocks.size >= mostClocks) clocks.delete(oldest)
  clocks.set(timeZone, made)
  return made
}

/** What calendar and clock on the wall show at an instant, in milliseconds as `calendarTime` counts them. */
function wallTime(instant: number, timeZone: string): number {
  // Asked with every play, and reckoned without a formatter.
  if (timeZone === 'UTC') return Math.floor(instant / 1000) * 1000
  const parts = clockOf(timeZone).formatToParts(instant)
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(part => part.type === type)?.value)
  return calendarTime(
    number('year'),
    number('month'),
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  )
}

/** Whether a name is that of a time zone, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== undefined
  } catch {
    return false
  }
}

/** Whether a text is a day of the calendar, such as 2026-02-28. */
export function isDay(text: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !date || month > 12) return false
  return calendarTime(year, month, date, 0, 0, 0) < calendarTime(year, month + 1, 1, 0, 0, 0)
}

/**
 * The last second of a day where a time zone is: 23:59:59 (assignments.md#date-due). Where clocks are set back at
 * midnight that second comes twice, and the later one counts; where it is left out, the second before the gap does.
 *
 * @param text a day such as 2026-02-28.
 * @returns milliseconds since 1970.
 */
export function dueDateOf(text: string, timeZone: string): number {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return instantOf(calendarTime(year, month, date, 23, 59, 59), timeZone)
}

/** When calendar and clock on the wall show something: of two such instants the later, of none the one before the gap. */
function instantOf(wall: number, timeZone: string): number {
  const offsets = [wall - day, wall + day].map(around => wallTime(around, timeZone) - around)
  const instants = offsets.map(offset => wall - offset)
  const right = instants.filter(instant => wallTime(instant, timeZone) === wall)
  return right.length > 0 ? Math.max(...right) : Math.min(...instants)
}

/**
 * So many days later, at the same time where a time zone is (classes.md#copying): 23:59:59 stays so when clocks are
 * changed in between.
 */
export function daysLater(instant: number, timeZone: string, days: number): number {
  if (days === 0) return instant
  const ofSecond = ((instant % 1000) + 1000) % 1000
  return instantOf(wallTime(instant, timeZone) + days * day, timeZone) + ofSecond
}

/** Whether calendar and clock on the wall show the same in two time zones at an instant. */
export const isSameClock = (instant: number, timeZone: string, other: string): boolean =>
  wallTime(instant, timeZone) === wallTime(instant, other)

/** The day that it is at an instant where a time zone is, such as 2026-02-28. */
export function dayOf(instant: number, timeZone: string): string {
  // oxlint-disable-next-line no-restricted-globals -- it writes an instant down and reads no clock
  const [inUtc] = timeZone === 'UTC' ? new Date(instant).toISOString().split('T') : []
  // Years of more than four digits are written otherwise there.
  if (inUtc?.length === 10) return inUtc
  const parts = clockOf(timeZone).formatToParts(instant)
  const text = (type: Intl.DateTimeFormatPartTypes, length: number) =>
    (parts.find(part => part.type === type)?.value ?? '').padStart(length, '0')
  return `${text('year', 4)}-${text('month', 2)}-${text('day', 2)}`
}
