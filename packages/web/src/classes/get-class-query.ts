import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import { classesKey } from './classes-key'

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
