import { coverOfCourse } from '@duologue/domain/courses/cover-of-course'
import { slugify } from '@duologue/domain/text/slug'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { foundOrNot } from '../session/found-or-not'
import { sessionNow } from '../session/session'
import { type AskedCourses, readCourseFilters } from './course-filters'
import { courseQuery } from './get-course-query'
import { courseSearchQuery } from './search-courses-query'

interface Context {
  queryClient: QueryClient
  client: Client
}

/** Fetches a search with its page; one that fails leaves its page standing. */
export const loadSearch = ({ queryClient, client }: Context, asked: AskedCourses) =>
  queryClient.prefetchInfiniteQuery(courseSearchQuery(client, readCourseFilters(asked)))

/**
 * What a course's page tells of it; one that cannot be loaded leads to /not-found, and its id or another slug to its
 * address (site.md#redirects).
 */
export async function loadCourse(
  { queryClient, client }: Context,
  asked: { courseId: string; _splat?: string | undefined },
  href: string,
) {
  const session = sessionNow()
  const reader = session.status === 'user' ? session.user.id : null
  const query = courseQuery(client, asked.courseId, reader)
  const found = await foundOrNot(href, () => queryClient.ensureQueryData(query))
  const { shortid, title, description } = found
  const slug = slugify(title)
  if (asked._splat === slug && asked.courseId === shortid)
    return { title, description, cover: import.meta.env.SSR ? coverOfCourse(found) : undefined }
  throw redirect({
    to: '/courses/$courseId/$',
    params: { courseId: shortid, _splat: slug },
    statusCode: 301,
    replace: true,
  })
}
