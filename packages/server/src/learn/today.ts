import { dayOf, dueDateOf } from '@duologue/domain/assignments/due-date'

const second = 1000

/** Before the end of a day, and always on the day before it, however long both are where clocks change. */
const intoYesterday = 30 * 3_600_000

/** When the day begins and ends that it is in a time zone. */
export function todayIn(timeZone: string, now: Date): { morning: Date; night: Date } {
  const night = dueDateOf(dayOf(now.getTime(), timeZone), timeZone) + second
  const morning = dueDateOf(dayOf(night - intoYesterday, timeZone), timeZone) + second
  return { morning: new Date(morning), night: new Date(night) }
}
