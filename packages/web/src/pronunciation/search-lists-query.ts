import type { CallAnswer } from '@duologue/contract/endpoint'
import type { pronunciation } from '@duologue/contract/pronunciation'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { nextPage } from '../api/next-page'
import type { ListFilters } from './list-filters'
import { listsKey } from './lists-key'

type Page = CallAnswer<typeof pronunciation.searchLists>

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
