import type { CallAnswer } from '@duologue/contract/endpoint'
import type { school } from '@duologue/contract/school/school'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { nextPage } from '../../api/next-page'
import { ownKey } from '../../session/session-watch'

type Page = CallAnswer<typeof school.findPeople>

/** People who are called so, a page at a time (school.md#people). */
export const peopleQuery = (client: Client, q: string) =>
  infiniteQueryOptions({
    queryKey: [ownKey, 'school', 'people', q],
    queryFn: ({ pageParam }) => client.school.findPeople({ query: { q, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages: readonly Page[]) =>
      nextPage(
        pages.map(({ people }) => people.length),
        total,
      ),
    staleTime: 0,
  })
