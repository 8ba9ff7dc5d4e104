import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

const learnKey = 'learn'

/** The first parts of the keys of what is remembered of a user's answers. */
export const learnedKey = [ownKey, learnKey] as const

/** How far a user has come with the lines of a conversation. */
export const progressQuery = (client: Client, conversation: string, user: string) =>
  queryOptions({
    queryKey: [...learnedKey, conversation, user],
    queryFn: () => client.learn.getProgress({ params: { id: conversation } }),
    staleTime: 0,
  })

/** The lines that are due for a user today, where they are. */
export const reviewQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [...learnedKey, 'review', user],
    queryFn: async () => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      return (await client.learn.getReview({ query: { timeZone } })).lines
    },
    staleTime: 0,
  })
