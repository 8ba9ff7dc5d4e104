import type { days } from '@duologue/contract/days'
import { dayOf } from '@duologue/domain/assignments/due-date'
import { joinDays } from '@duologue/domain/days/day'
import { countReached, weekOf } from '@duologue/domain/days/week'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { ownLines, todayIn } from '../learn/index'
import { type DayRow, daysBetween, goalsOf } from './day-store'
import type { DaysRoom } from './days-room'

/** The languages of some days, the latest first. */
const languagesOf = (rows: readonly DayRow[]) => [
  ...new Set(rows.toReversed().map(({ language }) => language)),
]

/** The own progress in numbers (days.md#numbers). */
export function getNumbers({ database, clock }: DaysRoom): Handler<typeof days.getNumbers> {
  return async ({ query }, { reader }) => {
    const user = idOfReader(reader)
    const { timeZone = 'UTC' } = query
    const now = clock.now()
    const today = dayOf(now.getTime(), timeZone)
    const [rows, goals, lines] = await Promise.all([
      daysBetween(database, user),
      goalsOf(database, user),
      ownLines(database, user, todayIn(timeZone, now)),
    ])
    const done = joinDays(rows)
    const asked = lines.filter(({ language }) => language === (query.language ?? language))
    return {
      canSay: asked.reduce((sum, { canSay }) => sum + canSay, 0),
      byEar: asked.reduce((sum, { byEar }) => sum + byEar, 0),
      languages: languagesOf(rows),
      week: weekOf(done, goals, today),
      weeksReached: countReached(done, goals, today),
      nextGoal: goals.find(({ since }) => since > today) ?? null,
      today,
    }
  }
}
