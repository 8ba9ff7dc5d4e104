import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

/** The pupils whom a class keeps (pupils.md#keeping). */
export const pupilsQuery = (client: Client, id: string, user: string) =>
  queryOptions({
    queryKey: [ownKey, 'pupils', user, id],
    queryFn: () => client.pupils.listPupils({ params: { id } }),
    staleTime: 0,
  })
