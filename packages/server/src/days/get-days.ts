import type { days } from '@duologue/contract/days'
import { daysBetween as lengthOf } from '@duologue/domain/days/calendar'
import { dayCounts, joinDays, minutesOf } from '@duologue/domain/days/day'
import { dayLimits } from '@duologue/domain/days/day-limits'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { daysBetween } from './day-store'
import type { DaysRoom } from './days-room'

/** The own days as the calendar shows them (days.md#calendar). */
export function getDays({ database }: DaysRoom): Handler<typeof days.getDays> {
  return async ({ query: { from, to } }, { reader }) => {
    if (lengthOf(from, to) >= dayLimits.asked)
      throw new Refused('invalid-input', { to: 'is too far away' })
    const rows = await daysBetween(database, idOfReader(reader), { from, to })
    return {
      days: joinDays(rows).map(done => ({
        day: done.day,
        lines: done.lines,
        minutes: minutesOf(done),
        counts: dayCounts(done),
      })),
    }
  }
}
