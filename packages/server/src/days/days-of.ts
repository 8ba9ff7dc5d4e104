import type { Database } from '../database/connect'
import { daysBetween, goalsOf } from './day-store'

/** The days and goals of a user, as they go into the export of their data (accounts.md#own-data). */
export async function daysOf(database: Database, user: string) {
  const [days, goals] = await Promise.all([daysBetween(database, user), goalsOf(database, user)])
  return {
    days: days.map(({ day, language, lines, reviewed, steps, plays, seconds }) => ({
      day,
      language,
      lines,
      reviewed,
      steps,
      plays,
      seconds,
    })),
    goals,
  }
}
