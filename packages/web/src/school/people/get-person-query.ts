import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** The beginning of the keys of all that admins know of the school. */
export const keysOfSchool = { queryKey: [ownKey, 'school'] }

/** Somebody with what hangs on them (school.md#people). */
export const personQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...keysOfSchool.queryKey, 'person', id],
    queryFn: () => client.school.getPerson({ params: { id } }),
    staleTime: 0,
  })
