import type { CallAnswer } from '@duologue/contract/endpoint'
import type { pronunciation } from '@duologue/contract/pronunciation'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { nextPage } from '../api/next-page'
import type { ListFilters } from './list-filters'

type Page = CallAnswer<typeof pronunciation.searchLists>

/** The first part of the keys of all that is cached about lists: whoever changes one makes the searches old. */
const listsKey = 'pronunciation-lists'

/**
 * A search of lists, ten at a time (pronunciation.md#searching); `own` ones are those of `reader`, drafts with them.
 */
export const listSearchQuery = (
  client: Client,
  { own, ...filters }: ListFilters,
  reader: string | null = null,
) => {
  const whose = own ? { author: reader ?? '', includeDraft: 'true' as const } : {}
  return infiniteQueryOptions({
    queryKey: [listsKey, 'search', filters, whose],
    queryFn: ({ pageParam }) =>
      client.pronunciation.searchLists({
        query: { ...filters, ...whose, page: pageParam, limit: pageSizes.pronunciationLists },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages: readonly Page[]) =>
      nextPage(
        pages.map(({ pronunciationLists }) => pronunciationLists.length),
        total,
      ),
    staleTime: 0,
  })
}

/** A list as `reader` sees it: a draft is there for some alone. */
export const listQuery = (client: Client, id: string, reader: string | null) =>
  queryOptions({
    queryKey: [listsKey, 'one', id, reader],
    queryFn: () => client.pronunciation.getList({ params: { id } }),
  })

/** The beginnings of the keys of all lists and searches. */
export const keysOfLists = { queryKey: [listsKey] }

/** The beginning of the keys of single lists. */
export const keysOfOneList = { queryKey: [listsKey, 'one'] }
