import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { learnedKey } from './learned-key'

/** The lines that are due for a user today, where they are, and what to continue. */
export const reviewQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [...learnedKey, 'review', user],
    queryFn: async () => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      return client.learn.getReview({ query: { timeZone } })
    },
    staleTime: 0,
  })
