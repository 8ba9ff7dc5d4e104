import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { keysOfSchool } from '../people/get-person-query'

/** Who runs this and what it uses of others (school.md#data-sheet). */
export const dataSheetQuery = (client: Client) =>
  queryOptions({
    queryKey: [...keysOfSchool.queryKey, 'datasheet'],
    queryFn: () => client.school.getDataSheet({}),
  })
