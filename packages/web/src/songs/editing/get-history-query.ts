import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** What was changed in a song up to a version of it (songs.md#history). */
export const getHistoryQuery = (client: Client, songId: string, rev: number) =>
  queryOptions({
    queryKey: [ownKey, 'song-history', songId, rev],
    queryFn: () => client.songs.getHistory({ params: { id: songId } }),
    staleTime: 0,
  })
