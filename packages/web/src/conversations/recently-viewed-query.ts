import type { ConversationCard } from '@duologue/contract/conversations'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'

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
