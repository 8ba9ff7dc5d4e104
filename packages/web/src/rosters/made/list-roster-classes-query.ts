import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** The classes that the school has for a teacher. */
export const rosterClassesQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, 'roster-classes', user],
    queryFn: () => client.rosters.listRosterClasses({}),
    staleTime: 0,
  })
