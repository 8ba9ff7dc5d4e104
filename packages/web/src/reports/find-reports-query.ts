import type { CallAnswer } from '@duologue/contract/endpoint'
import type { reports } from '@duologue/contract/reports'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { nextPage } from '../api/next-page'
import { ownKey } from '../session/session-watch'

type Page = CallAnswer<typeof reports.findReports>

/** The beginning of the keys of all that is known about reports. */
export const keysOfReports = { queryKey: [ownKey, 'reports'] }

/** What was reported and is open, or was decided, a page at a time. */
export const reportsQuery = (client: Client, isDecided: boolean) =>
  infiniteQueryOptions({
    queryKey: [...keysOfReports.queryKey, isDecided ? 'decided' : 'open'],
    queryFn: ({ pageParam }) =>
      client.reports.findReports({
        query: { decided: isDecided ? 'true' : 'false', page: pageParam },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages: readonly Page[]) =>
      nextPage(
        pages.map(({ things }) => things.length),
        total,
      ),
    staleTime: 0,
  })

/** How many things wait for a decision. */
export const openCountQuery = (client: Client) =>
  queryOptions({
    queryKey: [...keysOfReports.queryKey, 'count'],
    queryFn: async () =>
      (await client.reports.findReports({ query: { decided: 'false', limit: 1 } })).total,
    staleTime: 0,
  })
