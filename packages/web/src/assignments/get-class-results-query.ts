import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { assignmentsKey } from './assignments-key'

/** How every student of a class stands with its latest assignments. */
export const classResultsQuery = (client: Client, classId: string, user: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(user), 'results', classId],
    queryFn: () => client.assignments.getClassResults({ params: { id: classId } }),
    staleTime: 0,
  })
