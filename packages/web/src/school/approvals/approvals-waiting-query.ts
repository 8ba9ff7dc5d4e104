import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { keysOfSchool } from '../people/get-person-query'

/** How many teachers wait (school.md#approvals). */
export const approvalsWaitingQuery = (client: Client) =>
  queryOptions({
    queryKey: [...keysOfSchool.queryKey, 'waiting'],
    queryFn: async () => (await client.school.listApprovals({ query: { limit: 1 } })).total,
  })
