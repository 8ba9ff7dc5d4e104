import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { assignmentsKey } from './assignments-key'

/** The last weeks of a class. */
export const progressQuery = (client: Client, classId: string, user: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(user), 'progress', classId],
    queryFn: async () =>
      (await client.assignments.getClassProgress({ params: { id: classId } })).weeks,
    staleTime: 0,
  })
