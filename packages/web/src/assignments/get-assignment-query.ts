import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { assignmentsKey } from './assignments-key'

/** One assignment with its plays. */
export const assignmentQuery = (client: Client, id: string, user: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(user), 'one', id],
    queryFn: () =>
      client.assignments.getAssignment({ params: { id }, query: { expand: ['plays'] } }),
    staleTime: 0,
  })
