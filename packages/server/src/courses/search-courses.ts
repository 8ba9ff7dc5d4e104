import type { courses } from '@duologue/contract/courses'
import type { CallArguments } from '@duologue/contract/endpoint'
import type { Reader } from '@duologue/domain/accounts/reader'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { isCourseAuthor } from '@duologue/domain/courses/may-read-course'
import { foldText } from '@duologue/domain/text/fold'
import { publicAuthors } from '../accounts/index'
import { cutOneBefore, withOneBefore } from '../database/one-before'
import type { Handler } from '../http/handlers'
import { findCourses, type Search } from './course-search-store'
import { courseCardView } from './course-view'
import type { CoursesRoom } from './courses-room'

type Query = CallArguments<typeof courses.searchCourses>['query']

/** Drafts, and what is held, appear only for one's own author id (courses.md#searching). */
function searchOf({ language, author, page = 1, ...query }: Query, reader: Reader): Search {
  const title = foldText(query.title ?? '')
  const levels = query.difficulty?.filter(level => level !== 'all') ?? []
  const isEveryLevel = levels.length === 0 || query.difficulty?.includes('all')
  const limit = query.limit ?? pageSizes.playlists
  return {
    ...(language && language !== 'all' ? { language } : {}),
    ...(isEveryLevel ? {} : { difficulty: levels }),
    ...(title ? { title } : {}),
    ...(author ? { author } : {}),
    includeDraft: query.includeDraft === 'true' && isCourseAuthor(reader, author ?? null),
    offset: (page - 1) * limit,
    limit,
  }
}

export function searchCourses({ database }: CoursesRoom): Handler<typeof courses.searchCourses> {
  return async ({ query }, { reader }) => {
    const search = searchOf(query, reader)
    const found = await findCourses(database, withOneBefore(search))
    const { rows, before } = cutOneBefore(search, found.rows)
    const authors = await publicAuthors(
      database,
      rows.map(({ author }) => author),
    )
    return {
      courses: rows.map(row => courseCardView(row, authors.get(row.author ?? ''))),
      total: found.total,
      ...before,
    }
  }
}
