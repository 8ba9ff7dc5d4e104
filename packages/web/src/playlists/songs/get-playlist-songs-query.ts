import { mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'

/** The first part of the keys of all cached songs of playlists. */
export const playlistSongsKey = 'playlist-songs'

/** The songs of a playlist as `reader` sees them, in its order; all at once, for there are few (playlists.md#songs). */
export const playlistSongsQuery = (client: Client, id: string, reader: string | null) =>
  queryOptions({
    queryKey: [playlistSongsKey, id, reader],
    queryFn: async () => {
      const ask = (page: number) =>
        client.playlists.getPlaylistSongs({ params: { id }, query: { page, limit: mostPerPage } })
      const pages = [await ask(1)]
      const { total } = pages[0] ?? { total: 0 }
      while (pages.length * mostPerPage < total) pages.push(await ask(pages.length + 1))
      return pages.flatMap(({ songs }) => songs)
    },
  })
