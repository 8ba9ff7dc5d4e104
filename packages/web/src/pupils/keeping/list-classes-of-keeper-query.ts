import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** The classes that a pupil may be moved to, and those that their keeper is in. */
export const taughtClassesQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, 'taught-classes', user],
    queryFn: () => client.classes.listClasses({ query: { limit: 100 } }),
    staleTime: 0,
  })
