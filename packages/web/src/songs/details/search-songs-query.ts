import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'
import type { SongFilters } from './song-filters'

/** A search of songs on the editor's home. */
export const songSearchQuery = (client: Client, filters: SongFilters) =>
  queryOptions({
    queryKey: [ownKey, 'songs', filters],
    queryFn: () => client.songs.searchSongs({ query: filters }),
    staleTime: 0,
  })
