import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { learnedKey } from './learned-key'

/** How far a user has come with the lines of a conversation. */
export const progressQuery = (client: Client, conversation: string, user: string) =>
  queryOptions({
    queryKey: [...learnedKey, conversation, user],
    queryFn: () => client.learn.getProgress({ params: { id: conversation } }),
    staleTime: 0,
  })
