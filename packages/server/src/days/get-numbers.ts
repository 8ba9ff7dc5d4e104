import type { days } from '@duologue/contract/days'
import { dayOf } from '@duologue/domain/assignments/due-date'
import { joinDays } from '@duologue/domain/days/day'
import { dayLimits } from '@duologue/domain/days/day-limits'
import { countReached, weekOf } from '@duologue/domain/days/week'
import { idOfReader } from '../accounts/index'
import { findActiveCourses } from '../courses/index'
import type { Handler } from '../http/handlers'
import { ownLines, todayIn } from '../learn/index'
import { type DayRow, daysBetween, goalsOf } from './day-store'
import type { DaysRoom } from './days-room'
import { followedAims } from './followed-aims'
import { wordsMet } from './words-met'

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
    const [rows, goals, { lines }, words, courses] = await Promise.all([
      daysBetween(database, user),
      goalsOf(database, user),
      ownLines(database, user, todayIn(timeZone, now)),
      wordsMet(database, user),
      findActiveCourses(database, user),
    ])
    const done = joinDays(rows)
    const isAsked = ({ language }: { language: string }) =>
      language === (query.language ?? language)
    const asked = lines.filter(isAsked)
    const met = words.filter(isAsked)
    const followed = { courses: courses.filter(isAsked), own: lines }
    return {
      canSay: asked.reduce((sum, { canSay }) => sum + canSay, 0),
      byEar: asked.reduce((sum, { byEar }) => sum + byEar, 0),
      wordsMet: met.reduce((sum, { words }) => sum + words, 0),
      commonWords: met.flatMap(({ language, common }) =>
        common === null ? [] : [{ language, met: common, of: dayLimits.commonWords }],
      ),
      aims: await followedAims(database, reader, followed),
      languages: languagesOf(rows),
      week: weekOf(done, goals, today),
      weeksReached: countReached(done, goals, today),
      nextGoal: goals.find(({ since }) => since > today) ?? null,
      today,
    }
  }
}
