import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { nextPage } from '../api/next-page'
import { savedKey } from './get-saved-state-query'

/** What a user keeps, page after page, what was kept last first. */
export const savedConversationsQuery = (client: Client, user: string, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...savedKey(user), 'list', limit],
    queryFn: ({ pageParam }) =>
      client.saved.getSavedConversations({ query: { page: pageParam, limit } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      nextPage(
        pages.map(page => page.saved.length),
        total,
      ),
    staleTime: 0,
  })
