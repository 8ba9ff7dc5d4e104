import type { LearnersCard } from '@duologue/contract/shapes/song-shapes'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { nextPage } from '../../api/next-page'
import { type FindFilters, foundMaturities, shownDifficulties } from './find-filters'

interface Page {
  songs: LearnersCard[]
  total: number
}

const following = ({ total }: Page, pages: readonly Page[]) =>
  nextPage(
    pages.map(page => page.songs.length),
    total,
  )

/** A search of songs that everybody may meet, page after page (songs-for-learners.md#find-songs). */
export const publishedSongsQuery = (client: Client, filters: FindFilters) =>
  infiniteQueryOptions({
    queryKey: ['songs', 'published', filters],
    queryFn: ({ pageParam }): Promise<Page> => {
      const { language, title, views, recent, recording } = filters
      return client.songs.searchPublishedSongs({
        query: {
          language: language === 'all' ? undefined : language,
          difficulty: shownDifficulties(filters),
          title,
          maturity: foundMaturities(filters),
          hasRecording: recording,
          views,
          recent,
          page: pageParam,
          limit: pageSizes.songs,
        },
      })
    },
    initialPageParam: 1,
    getNextPageParam: following,
  })
