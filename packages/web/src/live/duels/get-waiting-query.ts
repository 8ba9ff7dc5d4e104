import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { pairsKey } from './get-pairs-query'

/** How often it is looked, while the page is in sight. */
const every = 5 * 60_000

/** How many duels of two wait for oneself, and the latest of them (live.md#waiting-for-you). */
export const waitingQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [...pairsKey, 'waiting', user],
    queryFn: () => client.live.getWaiting({}),
    staleTime: every,
    refetchInterval: every,
  })
