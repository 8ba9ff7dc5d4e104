import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import { nextPage, pageSize, shopKey } from './shop-keys'

/** The changes of a student's cards, page by page; without a student one's own. */
export const ledgerQuery = (client: Client, id: string, student?: string) =>
  infiniteQueryOptions({
    queryKey: [ownKey, shopKey, 'ledger', id, student],
    queryFn: ({ pageParam }) =>
      client.shop.getLedger({
        params: { id },
        query: { ...(student ? { student } : {}), page: pageParam, limit: pageSize },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
