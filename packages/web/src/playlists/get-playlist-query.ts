import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { cardsKey } from './get-playlist-conversations-query'
import { playlistSongsKey } from './songs/get-playlist-songs-query'

/** A playlist as `reader` sees it: its author is told more of it than others. */
export const playlistQuery = (client: Client, id: string, reader: string | null) =>
  queryOptions({
    queryKey: ['playlist', id, reader],
    queryFn: () => client.playlists.getPlaylist({ params: { id } }),
  })

/** The beginnings of the keys of all that is cached about one playlist. */
export const keysOfPlaylist = (id: string) => [
  { queryKey: ['playlist', id] },
  { queryKey: [cardsKey, id] },
  { queryKey: [playlistSongsKey, id] },
]
