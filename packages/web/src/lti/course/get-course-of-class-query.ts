import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** The course that a class is, with the scores that it has not taken; null where it is none. */
export const courseQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [ownKey, 'class-course', id],
    queryFn: async () => (await client.lti.getCourseOfClass({ params: { id } })).course,
    // What is sent changes by itself.
    staleTime: 0,
  })
