import type { ConversationCard } from '@duologue/contract/conversations'
import { mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { cardsKey, cardsPage } from './get-playlist-conversations-query'

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
