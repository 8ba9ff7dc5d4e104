import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

/** The first part of the keys of all cached cards of playlists. */
export const cardsKey = 'playlist-cards'

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
