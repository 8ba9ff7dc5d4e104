import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

const classesKey = 'classes'

/** The classes that somebody teaches or is in. */
export const classListQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, classesKey, user],
    queryFn: () => client.classes.listClasses({ query: { limit: 100 } }),
    staleTime: 0,
  })

/** A class with its students, assignments and plays, as somebody sees it. */
export const classQuery = (client: Client, id: string, user: string) =>
  queryOptions({
    queryKey: [ownKey, classesKey, user, id],
    queryFn: () =>
      client.classes.getClass({
        params: { id },
        query: { expand: ['students', 'assignments', 'plays'] },
      }),
    staleTime: 0,
  })
