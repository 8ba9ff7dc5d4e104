import type { ConversationCard } from '@duologue/contract/conversations'
import { mostPerPage } from '@duologue/domain/choices/limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

const cardsKey = 'playlist-cards'

/** A playlist as `reader` sees it: its author is told more of it than others. */
export const playlistQuery = (client: Client, id: string, reader: string | null) =>
  queryOptions({
    queryKey: ['playlist', id, reader],
    queryFn: () => client.playlists.getPlaylist({ params: { id } }),
  })

/** One page of cards as `reader` sees them. */
const cardsPage = (client: Client, id: string, page: number, limit: number) =>
  client.playlists.getPlaylistConversations({ params: { id }, query: { page, limit } })

/** The cards of a playlist, page after page; loading stops when the loaded count reaches the total (S1 section 4). */
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

/** All cards of a playlist for its editor, by id; ids without one are unavailable. */
export const allCardsQuery = (client: Client, id: string, reader: string, count: number) =>
  queryOptions({
    queryKey: [cardsKey, id, reader, 'all', count],
    queryFn: async (): Promise<Record<string, ConversationCard>> => {
      const pages = Array.from({ length: Math.ceil(count / mostPerPage) }, (_, index) => index + 1)
      const loaded = await Promise.all(pages.map(page => cardsPage(client, id, page, mostPerPage)))
      return Object.fromEntries(
        loaded.flatMap(({ conversations }) => conversations.map(card => [card.id, card])),
      )
    },
  })

/** The beginnings of the keys of all that is cached about one playlist. */
export const keysOfPlaylist = (id: string) => [
  { queryKey: ['playlist', id] },
  { queryKey: [cardsKey, id] },
]
