import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { learnedKey } from '../learn/learned-key'

/** The days of a user between two, both of them too. */
export const daysQuery = (client: Client, user: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...learnedKey, 'days', user, from, to],
    queryFn: () => client.days.getDays({ query: { from, to } }),
    staleTime: 0,
  })
