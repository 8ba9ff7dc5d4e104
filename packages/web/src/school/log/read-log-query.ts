import type { CallAnswer, CallInput } from '@duologue/contract/endpoint'
import type { school } from '@duologue/contract/school/school'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { nextPage } from '../../api/next-page'
import { keysOfSchool } from '../people/get-person-query'

type Page = CallAnswer<typeof school.readLog>

/** Which lines are read, as the address says it. */
export type LogFilters = Omit<CallInput<typeof school.readLog>['query'], 'page' | 'limit'>

/** Lines of the log, the newest first, a page at a time (school.md#log). */
export const logQuery = (client: Client, filters: LogFilters) =>
  infiniteQueryOptions({
    queryKey: [...keysOfSchool.queryKey, 'log', filters],
    queryFn: ({ pageParam }) => client.school.readLog({ query: { ...filters, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages: readonly Page[]) =>
      nextPage(
        pages.map(({ lines }) => lines.length),
        total,
      ),
    staleTime: 0,
  })
