import type { Level } from '@duologue/domain/choices/levels'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { textHas } from '../database/text-has'
import { type CourseRow, courses } from './course-table'

/** What to look for; every part may be left out. `title` is folded. `offset` and `limit` count courses. */
export interface Search {
  language?: string
  difficulty?: readonly Level[]
  title?: string
  author?: string
  includeDraft: boolean
  offset: number
  limit: number
}

function conditions({ language, difficulty, title, author, includeDraft }: Search) {
  return and(
    // Written out, so that the index of what everybody sees is found.
    includeDraft ? undefined : sql`${courses.isPublished} and ${courses.heldAt} is null`,
    isNull(courses.deletedAt),
    language === undefined ? undefined : eq(courses.language, language),
    difficulty === undefined
      ? undefined
      : sql`${courses.levels} && ${sql.param([...difficulty])}::text[]`,
    title === undefined ? undefined : textHas(courses.titleSearch, title),
    author === undefined ? undefined : eq(courses.author, author),
  )
}

/** Those that came with the product first, then the newest (courses.md#searching); ids of version 7 sort by age. */
const ranks: SQL[] = [desc(courses.isSample), desc(courses.id)]

/** The query for one page of courses; what a title finds is gathered first. */
function pageQuery(database: Database, search: Search) {
  const found = sql`with found as materialized (
      select ${courses.id} from ${courses} where ${conditions(search)}
    ) select id from found`
  return database.sql
    .select()
    .from(courses)
    .where(search.title === undefined ? conditions(search) : sql`${courses.id} in (${found})`)
    .orderBy(...ranks)
    .limit(search.limit)
    .offset(search.offset)
}

/** One page of courses in order, and how many the search finds in all; two statements. */
export async function findCourses(
  database: Database,
  search: Search,
): Promise<{ rows: CourseRow[]; total: number }> {
  const counted = () =>
    database.sql.select({ total: sql<string>`count(*)` }).from(courses).where(conditions(search))
  const [rows, [total]] = await Promise.all([
    search.limit === 0 ? [] : retryRead(() => pageQuery(database, search)),
    retryRead(counted),
  ])
  return { rows, total: Number(total?.total ?? 0) }
}
