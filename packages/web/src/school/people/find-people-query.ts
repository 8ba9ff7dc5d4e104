import type { CallAnswer } from '@duologue/contract/endpoint'
import type { school } from '@duologue/contract/school/school'
import type { FoundAmong } from '@duologue/domain/school/found-among'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { nextPage } from '../../api/next-page'
import { keysOfSchool } from './get-person-query'

type Page = CallAnswer<typeof school.findPeople>

/** What people are sought by. */
interface Asked {
  q: string
  among?: FoundAmong
}

/** People who are called so, a page at a time (school.md#people). */
export const peopleQuery = (client: Client, { q, among }: Asked) =>
  infiniteQueryOptions({
    queryKey: [...keysOfSchool.queryKey, 'people', q, among],
    queryFn: ({ pageParam }) =>
      client.school.findPeople({ query: { q, ...(among ? { among } : {}), page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages: readonly Page[]) =>
      nextPage(
        pages.map(({ people }) => people.length),
        total,
      ),
    staleTime: 0,
  })
