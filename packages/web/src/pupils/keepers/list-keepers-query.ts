import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** Who looks after the account of a pupil (pupils.md#keeping). */
export const keepersQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, 'keepers', user],
    queryFn: async () => (await client.pupils.listKeepers({})).keepers,
  })
