import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** Where the reader is logged in. */
export const sessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: [ownKey, 'sessions'],
    queryFn: async () => (await client.accounts.listSessions({})).sessions,
    // Another device may have logged in a moment ago.
    staleTime: 0,
  })
