import type { conversations } from '@duologue/contract/conversations'
import type { CallAnswer } from '@duologue/contract/endpoint'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { nextPage } from '../api/next-page'
import { ownKey } from '../session/session-watch'
import type { ConversationFilters } from './search/conversation-filters'

/** One row of /home: the first six of an order. */
export const conversationRowQuery = (client: Client, order: 'popular' | 'recent') =>
  queryOptions({
    queryKey: ['conversations', 'row', order],
    queryFn: async () => {
      const direction =
        order === 'popular' ? ({ views: '-1' } as const) : ({ recent: '-1' } as const)
      const answer = await client.conversations.searchConversations({
        query: { ...direction, limit: pageSizes.homeRow },
      })
      return answer.conversations
    },
  })

type Page = CallAnswer<typeof conversations.searchConversations>

const following = ({ total }: Page, pages: readonly Page[]) =>
  nextPage(
    pages.map(page => page.conversations.length),
    total,
  )

/** A search, page after page. */
export const conversationSearchQuery = (
  client: Client,
  filters: ConversationFilters,
  limit: number,
) =>
  infiniteQueryOptions({
    queryKey: ['conversations', 'search', filters, limit],
    queryFn: ({ pageParam }) =>
      client.conversations.searchConversations({ query: { ...filters, page: pageParam, limit } }),
    initialPageParam: 1,
    getNextPageParam: following,
  })

/** What somebody wrote, the newest first; one's own drafts before it (accounts.md#my-library). */
export const authorConversationsQuery = (
  client: Client,
  { author, isOwn, limit }: { author: string; isOwn: boolean; limit: number },
) =>
  infiniteQueryOptions({
    queryKey: [isOwn ? ownKey : 'conversations', 'by author', author, limit],
    queryFn: ({ pageParam }) => {
      const query = { author, recent: '-1', page: pageParam, limit } as const
      return client.conversations.searchConversations({
        query: isOwn ? { ...query, includeDraft: 'true' } : query,
      })
    },
    initialPageParam: 1,
    getNextPageParam: following,
    ...(isOwn ? { staleTime: 0 } : {}),
  })
