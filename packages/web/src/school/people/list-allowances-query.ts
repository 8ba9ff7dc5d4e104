import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { keysOfSchool } from './get-person-query'

/** Teachers who may make more pupils than is usual (pupils.md#adding). */
export const allowancesQuery = (client: Client) =>
  queryOptions({
    queryKey: [...keysOfSchool.queryKey, 'allowances'],
    queryFn: () => client.pupils.listAllowances({}),
    staleTime: 0,
  })
