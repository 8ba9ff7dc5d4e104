import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { learnedKey } from '../../learn/learned-key'

/** The courses that the classes follow which a user is in. */
export const classCoursesQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [...learnedKey, 'class-courses', user],
    queryFn: async () => (await client.courses.listClassCourses({})).courses,
    staleTime: 0,
  })
