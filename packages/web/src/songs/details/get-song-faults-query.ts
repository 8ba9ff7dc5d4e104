import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** For how many people a song did not play lately (songs-for-learners.md#faults-of-songs). */
export const getSongFaultsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [ownKey, 'song-faults', id],
    queryFn: () => client.songs.getSongFaults({ params: { id } }),
    staleTime: 60_000,
  })
