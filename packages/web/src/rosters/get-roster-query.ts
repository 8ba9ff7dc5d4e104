import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

/** One import, whole; how far it is while it is applied. */
export const rosterQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [ownKey, 'rosters', id],
    queryFn: () => client.rosters.getRoster({ params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 1000 : false),
  })
