import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

/** The last imports; asked again and again, as one may be read or applied from elsewhere. */
export const rostersQuery = (client: Client) =>
  queryOptions({
    queryKey: [ownKey, 'rosters'],
    queryFn: () => client.rosters.listRosters({}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isReading ? 1000 : 5000),
  })
