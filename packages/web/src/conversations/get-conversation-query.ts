import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

/** The cache key and call of one conversation. */
export const conversationQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: () => client.conversations.getConversation({ params: { id } }),
  })
