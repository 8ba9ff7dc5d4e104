import { mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { coverOf } from '@duologue/domain/conversations/pictures'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { cardsKey, cardsPage } from './get-playlist-conversations-query'
import type { OrderCards } from './order/order-item'
import { playlistSongsQuery } from './songs/get-playlist-songs-query'

/** All cards of a playlist for its editor, by id; ids without one are unavailable. */
export const allCardsQuery = (client: Client, id: string, reader: string, count: number) =>
  queryOptions({
    queryKey: [cardsKey, id, reader, 'all', count],
    queryFn: async (): Promise<OrderCards> => {
      const pages = Array.from({ length: Math.ceil(count / mostPerPage) }, (_, index) => index + 1)
      const loaded = await Promise.all(pages.map(page => cardsPage(client, id, page, mostPerPage)))
      return Object.fromEntries(
        loaded.flatMap(({ conversations }) =>
          conversations.map(card => [
            card.id,
            { title: card.title, language: card.language, cover: coverOf(card) },
          ]),
        ),
      )
    },
  })

/** The same of its songs. */
export const allSongsQuery = (client: Client, id: string, reader: string) =>
  queryOptions({
    ...playlistSongsQuery(client, id, reader),
    select: (songs): OrderCards =>
      Object.fromEntries(
        songs.map(({ id: song, title, language, cover }) => [
          song,
          { title, language: codeOfSongLanguage(language), cover },
        ]),
      ),
  })
