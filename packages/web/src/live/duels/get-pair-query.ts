import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { pairsKey } from './get-pairs-query'

/** One of the own duels of two, with all that is needed to see it again when it was played. */
export const pairQuery = (client: Client, id: string, user: string) =>
  queryOptions({
    queryKey: [...pairsKey, 'one', id, user],
    queryFn: () => client.live.getPair({ params: { id } }),
    staleTime: 0,
  })
