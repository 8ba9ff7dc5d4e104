import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

/** The first parts of the keys of what a user keeps. */
export const savedKey = (user: string) => [ownKey, 'saved', user] as const

/** Whether a user keeps a conversation. */
export const savedStateQuery = (client: Client, user: string, conversation: string) =>
  queryOptions({
    queryKey: [...savedKey(user), 'state', conversation],
    queryFn: () => client.saved.getSavedState({ params: { id: conversation } }),
    staleTime: 0,
  })
