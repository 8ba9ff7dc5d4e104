import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import { shopKey } from './shop-keys'

/** The classes of a user, of which each has a shop that bears its id. */
export const ownClassesQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, shopKey, 'classes', user],
    queryFn: async () => (await client.classes.listClasses({ query: { limit: 100 } })).classes,
    staleTime: 0,
  })
