import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { mixLanguages } from '@duologue/domain/songs/details/mix-languages'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'

/** The row of the home page and the three of the landing page: what others open most (site.md#home-page). */
export const songRowQuery = (client: Client) =>
  queryOptions({
    queryKey: ['songs', 'row'],
    queryFn: async () => {
      const query = { views: '-1', limit: pageSizes.songs } as const
      const { songs } = await client.songs.searchPublishedSongs({ query })
      return mixLanguages(songs).slice(0, pageSizes.homeRow)
    },
  })
