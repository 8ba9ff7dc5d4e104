import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

/** The first part of the keys of all cached cards of playlists. */
export const cardsKey = 'playlist-cards'

/** A playlist as `reader` sees it: its author is told more of it than others. */
export const playlistQuery = (client: Client, id: string, reader: string | null) =>
  queryOptions({
    queryKey: ['playlist', id, reader],
    queryFn: () => client.playlists.getPlaylist({ params: { id } }),
  })

/** One page of cards as `reader` sees them. */
export const cardsPage = (client: Client, id: string, page: number, limit: number) =>
  client.playlists.getPlaylistConversations({ params: { id }, query: { page, limit } })

/**
 * The cards of a playlist, page after page; loading stops when the loaded count reaches the total
 * (site.md#endless-lists).
 */
export const playlistCardsQuery = (
  client: Client,
  id: string,
  reader: string | null,
  limit: number,
) =>
  infiniteQueryOptions({
    queryKey: [cardsKey, id, reader, limit],
    queryFn: ({ pageParam }) => cardsPage(client, id, pageParam, limit),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const [loaded, ofLast] = [pages, [last]].map(some =>
        some.reduce((sum, page) => sum + page.conversations.length + page.unavailable.length, 0),
      ) as [number, number]
      return ofLast > 0 && loaded < last.total ? pages.length + 1 : undefined
    },
  })

/** The beginnings of the keys of all that is cached about one playlist. */
export const keysOfPlaylist = (id: string) => [
  { queryKey: ['playlist', id] },
  { queryKey: [cardsKey, id] },
]
