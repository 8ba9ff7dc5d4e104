import type { classes } from '@duologue/contract/classes'
import type { CallAnswer } from '@duologue/contract/endpoint'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { nextPage } from '../../api/next-page'
import { keysOfSchool } from '../people/get-person-query'

type Page = CallAnswer<typeof classes.findClasses>

/** What classes are sought by: words, and whether they are in use. */
export interface AskedClasses {
  q: string
  archived: 'yes' | 'no' | undefined
}

/** Classes that are called so, a page at a time (school.md#classes). */
export const classesQuery = (client: Client, { q, archived }: AskedClasses) =>
  infiniteQueryOptions({
    queryKey: [...keysOfSchool.queryKey, 'classes', q, archived],
    queryFn: ({ pageParam }) =>
      client.classes.findClasses({
        query: { q, page: pageParam, ...(archived ? { archived } : {}) },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages: readonly Page[]) =>
      nextPage(
        pages.map(page => page.classes.length),
        total,
      ),
    staleTime: 0,
  })
