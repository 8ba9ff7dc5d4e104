import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** What remains of a game; nobody's but its host's (live.md#report). */
export const hallReportQuery = (client: Client, hall: string, user: string) =>
  queryOptions({
    queryKey: [ownKey, 'hall-report', hall, user],
    queryFn: () => client.live.getHallReport({ params: { id: hall } }),
    staleTime: 0,
  })
