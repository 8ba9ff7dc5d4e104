import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'
import { scoresKey } from './scores-key'

/** The classes whose scores a user may compare. */
export const scoreGroupsQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, scoresKey, 'groups', user],
    queryFn: async () => (await client.classes.listClasses({ query: { limit: 100 } })).classes,
  })
