import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** Who looks after the account of a pupil, and what they asked for (pupils.md#keeping, pupils.md#claiming). */
export const keepersQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, 'keepers', user],
    queryFn: () => client.pupils.listKeepers({}),
  })
