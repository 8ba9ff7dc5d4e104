import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Client } from '../../api/client'

/** Milliseconds between two looks at how far a save has come. */
const everyMs = 500

/** How far a save of a song's lyrics has come, as the server tells, again and again; `key` is that of the save. */
export const getSaveProgressQuery = (client: Client, songId: string, key: string | null) =>
  queryOptions({
    queryKey: ['songs', songId, 'saves', key],
    queryFn:
      key === null
        ? skipToken
        : () => client.songs.getSaveProgress({ params: { id: songId, key } }),
    refetchInterval: everyMs,
    gcTime: 0,
    retry: false,
  })
