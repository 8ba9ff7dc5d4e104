import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { coursesKey } from './search-courses-query'

const courseKey = 'course'

/**
 * A course as `reader` sees it, with how they stand with each of its parts: that is asked for anew whenever it is shown.
 *
 * @param id its id or its shortid.
 */
export const courseQuery = (client: Client, id: string, reader: string | null) =>
  queryOptions({
    queryKey: [courseKey, id, reader],
    queryFn: () => client.courses.getCourse({ params: { id } }),
    ...(reader === null ? {} : { staleTime: 0 }),
  })

/** The beginnings of the keys of all that is cached about a course, and of the lists that it stands in. */
export const keysOfCourse = (shortid: string) => [
  { queryKey: [courseKey, shortid] },
  { queryKey: [coursesKey] },
]
