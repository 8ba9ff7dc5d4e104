import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

const shopKey = 'shop'
/** Milliseconds between two looks at what others have done meanwhile. */
const lookEvery = 5000
const pageSize = 50

/** Others buy and set cards while a shop is open: it is looked at again and again, and when the page is looked at. */
const live = { staleTime: 0, refetchInterval: lookEvery, refetchOnWindowFocus: 'always' } as const

/** All that is cached of shops, for a user who has just changed something. */
export const everyShop = { queryKey: [ownKey, shopKey] }

/** A shop as its reader sees it. */
export const shopQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [ownKey, shopKey, id],
    queryFn: () => client.shop.getShop({ params: { id } }),
    ...live,
  })

/** The classes of a user, of which each has a shop that bears its id. */
export const ownClassesQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, shopKey, 'classes', user],
    queryFn: async () => (await client.classes.listClasses({ query: { limit: 100 } })).classes,
    staleTime: 0,
  })

/** Which purchases: all of a shop, those of a student in it, or those of the class. */
export type ItemFilter = { shop: string; owner?: string } | { ownerShop: string }

const nextPage = (last: { total: number }, all: readonly unknown[]) =>
  all.length * pageSize < last.total ? all.length + 1 : undefined

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
