import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import { live, nextPage, pageSize, shopKey } from './shop-keys'

/** Which purchases: all of a shop, those of a student in it, or those of the class. */
export type ItemFilter = { shop: string; owner?: string } | { ownerShop: string }

/** Purchases, page by page. */
export const itemsQuery = (client: Client, filter: ItemFilter) =>
  infiniteQueryOptions({
    queryKey: [ownKey, shopKey, 'items', filter],
    queryFn: ({ pageParam }) =>
      client.shop.findItems({ query: { ...filter, page: pageParam, limit: pageSize } }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    ...live,
  })
