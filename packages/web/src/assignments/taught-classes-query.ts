import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

/** The classes in use that a user teaches. */
export const taughtClassesQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, 'classes-to-assign', user],
    queryFn: async () => {
      const { classes } = await client.classes.listClasses({ query: {} })
      return classes.filter(
        ({ role, isArchived }) => !isArchived && (role === 'teacher' || role === 'coTeacher'),
      )
    },
    staleTime: 0,
  })
