import type { Numbers } from '@duologue/contract/days'
import type { Reader } from '@duologue/domain/accounts/reader'
import { aimsByLevel } from '@duologue/domain/courses/aims-by-level'
import { findLearnable } from '../conversations/index'
import { type ActiveCourse, conversationsAhead, coursesSeenBy } from '../courses/index'
import type { Database } from '../database/connect'
import type { OwnLines } from '../learn/index'
import { dayPath } from './day-path'

/** The aims of courses that somebody follows, by language and level (days.md#aims); one query, and one more with drafts. */
export async function followedAims(
  database: Database,
  reader: Reader,
  { courses, own }: { courses: readonly ActiveCourse[]; own: readonly OwnLines[] },
): Promise<Numbers['aims']> {
  const followed = coursesSeenBy(courses, reader)
  const ids = [...new Set(followed.flatMap(conversationsAhead))]
  const things = await findLearnable(database, ids, reader)
  return followed.flatMap(course =>
    aimsByLevel(dayPath(course, reader, { things, own })?.units ?? []).map(({ level, aims }) => ({
      language: course.language,
      level,
      aims: [...aims],
    })),
  )
}
