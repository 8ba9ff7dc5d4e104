import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { assignmentsKey } from './assignments-key'

/** The assignments of a class. */
export const classAssignmentsQuery = (client: Client, classId: string, user: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(user), 'of-class', classId],
    queryFn: async () => {
      const params = { id: classId }
      const found = await client.classes.getClass({ params, query: { expand: ['assignments'] } })
      return found.assignments ?? []
    },
    staleTime: 0,
  })
