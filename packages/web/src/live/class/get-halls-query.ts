import type { HallAnswer } from '@duologue/contract/shapes/hall-shapes'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { nextPage } from '../../api/next-page'
import { ownKey } from '../../session/session-watch'

interface Page {
  halls: HallAnswer[]
  total: number
}

const following = ({ total }: Page, pages: readonly Page[]) =>
  nextPage(
    pages.map(({ halls }) => halls.length),
    total,
  )

/** The games that were opened for a class, the newest first (live.md#halls). */
export const classHallsQuery = (client: Client, classId: string, user: string) =>
  infiniteQueryOptions({
    queryKey: [ownKey, 'class-halls', classId, user],
    queryFn: ({ pageParam }): Promise<Page> =>
      client.live.getHalls({ query: { class: classId, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: following,
    staleTime: 0,
  })
