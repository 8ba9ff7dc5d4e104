import type { Database } from '../database/connect'
import { everyCourse } from './course-store'
import { courseCardView } from './course-view'
import { everyLearnerCourse } from './learner-course-store'

/** A user's courses, drafts too, and those that they follow, as they go into the export of their data (accounts.md#own-data). */
export async function coursesOf(database: Database, user: string) {
  const [made, followed] = await Promise.all([
    everyCourse(database, user),
    everyLearnerCourse(database, user),
  ])
  return {
    made: made.map(row => ({ ...courseCardView(row, undefined), units: row.units })),
    followed: followed.map(({ course, language, startUnit, startedAt, isActive }) => ({
      course,
      language,
      startUnit,
      startedAt: startedAt.toISOString(),
      isActive,
    })),
  }
}
