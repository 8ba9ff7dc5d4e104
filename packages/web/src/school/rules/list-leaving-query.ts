import type { CallAnswer } from '@duologue/contract/endpoint'
import type { pupils } from '@duologue/contract/pupils'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { nextPage } from '../../api/next-page'
import { keysOfSchool } from '../people/get-person-query'

type Page = CallAnswer<typeof pupils.listLeaving>

/** Pupils whose accounts go soon, a page at a time (pupils.md#unused-accounts). */
export const leavingQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: [...keysOfSchool.queryKey, 'leaving'],
    queryFn: ({ pageParam }) => client.pupils.listLeaving({ query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages: readonly Page[]) =>
      nextPage(
        pages.map(page => page.pupils.length),
        total,
      ),
    staleTime: 0,
  })
