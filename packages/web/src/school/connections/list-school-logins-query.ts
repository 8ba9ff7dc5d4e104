import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { keysOfSchool } from '../people/get-person-query'

/** The school logins of the settings (school.md#school-logins). */
export const schoolLoginsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...keysOfSchool.queryKey, 'logins'],
    queryFn: () => client.school.listSchoolLogins({}),
  })
