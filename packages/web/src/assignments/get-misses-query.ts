import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { assignmentsKey } from './assignments-key'

/** What a class misses of an assignment. */
export const missesQuery = (client: Client, id: string, user: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(user), 'misses', id],
    queryFn: () => client.assignments.getMisses({ params: { id } }),
    staleTime: 0,
  })
