import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { keysOfSchool } from '../people/get-person-query'

/** The rules that hang on settings (school.md#rules). */
export const rulesQuery = (client: Client) =>
  queryOptions({
    queryKey: [...keysOfSchool.queryKey, 'rules'],
    queryFn: () => client.school.getRules({}),
  })
