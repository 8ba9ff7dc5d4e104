import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { nextPage } from '../../api/next-page'
import { savedKey } from '../get-saved-state-query'

/** The songs that a user keeps, page after page, what was kept last first. */
export const savedSongsQuery = (client: Client, user: string) =>
  infiniteQueryOptions({
    queryKey: [...savedKey(user), 'songs'],
    queryFn: ({ pageParam }) =>
      client.saved.getSavedSongs({ query: { page: pageParam, limit: pageSizes.songs } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      nextPage(
        pages.map(page => page.saved.length),
        total,
      ),
    staleTime: 0,
  })
