import type { CallAnswer } from '@duologue/contract/endpoint'
import type { school } from '@duologue/contract/school/school'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { nextPage } from '../../api/next-page'
import { keysOfSchool } from '../people/get-person-query'

type Page = CallAnswer<typeof school.listApprovals>

/** Teachers who wait, a page at a time (school.md#approvals). */
export const approvalsQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: [...keysOfSchool.queryKey, 'approvals'],
    queryFn: ({ pageParam }) => client.school.listApprovals({ query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages: readonly Page[]) =>
      nextPage(
        pages.map(page => page.teachers.length),
        total,
      ),
    staleTime: 0,
  })
