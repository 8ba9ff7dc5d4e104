import type { ConversationCard } from '@duologue/contract/conversations'
import { pageSizes } from '@duologue/domain/choices/limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { CallFailed, type Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import type { ConversationFilters } from './conversation-filters'

/** The cache key and call of one conversation. */
export const conversationQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: () => client.conversations.getConversation({ params: { id } }),
  })

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

/** The number of the next page; none when the loaded count has reached the total (S1 section 4). */
function nextPage(
  last: { conversations: unknown[]; total: number },
  pages: readonly { conversations: unknown[] }[],
): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.conversations.length, 0)
  return last.conversations.length > 0 && loaded < last.total ? pages.length + 1 : undefined
}

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
    getNextPageParam: nextPage,
  })

/** What somebody wrote, the newest first; one's own drafts before it (S1 section 2). */
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
    getNextPageParam: nextPage,
    ...(isOwn ? { staleTime: 0 } : {}),
  })

/** The remembered conversations in their order; ids that are gone come back as `dead`. */
export const recentlyViewedQuery = (client: Client, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['conversations', 'viewed', ids],
    queryFn: async () => {
      const found = await Promise.all(ids.map(id => cardOrDead(client, id)))
      return {
        conversations: found.filter(card => card !== undefined),
        dead: ids.filter((_, index) => found[index] === undefined),
      }
    },
  })

async function cardOrDead(client: Client, id: string): Promise<ConversationCard | undefined> {
  try {
    return await client.conversations.getConversation({ params: { id } })
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 400))
      return undefined
    throw error
  }
}
