import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import { classesKey } from './classes-key'

/** The classes that somebody teaches or is in. */
export const classListQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, classesKey, user],
    queryFn: () => client.classes.listClasses({ query: { limit: 100 } }),
    staleTime: 0,
  })
