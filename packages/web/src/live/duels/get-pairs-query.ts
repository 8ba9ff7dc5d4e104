import type { PairAnswer } from '@duologue/contract/live/pair-shapes'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { nextPage } from '../../api/next-page'
import { ownKey } from '../../session/session-watch'

interface Page {
  pairs: PairAnswer[]
  total: number
}

const following = ({ total }: Page, pages: readonly Page[]) =>
  nextPage(
    pages.map(({ pairs }) => pairs.length),
    total,
  )

/** All that is asked of one's own duels of two. */
export const pairsKey = [ownKey, 'pairs'] as const

/** The own duels of two: those that wait for oneself first (live.md#pairs). */
export const pairsQuery = (client: Client, user: string) =>
  infiniteQueryOptions({
    queryKey: [...pairsKey, 'list', user],
    queryFn: ({ pageParam }): Promise<Page> => client.live.getPairs({ query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: following,
    staleTime: 0,
  })
