import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

/** All that is known here of assignments, as `user` sees them; a change of one asks for all of it again. */
export const assignmentsKey = (user: string) => [ownKey, 'assignments', user] as const

/** The assignments of a class. */
export const classAssignmentsQuery = (client: Client, classId: string, user: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(user), 'of-class', classId],
    queryFn: async () => {
      const params = { id: classId }
      const found = await client.classes.getClass({ params, query: { expand: ['assignments'] } })
      return found.assignments ?? []
    },
    staleTime: 0,
  })

/** One assignment with its plays. */
export const assignmentQuery = (client: Client, id: string, user: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(user), 'one', id],
    queryFn: () =>
      client.assignments.getAssignment({ params: { id }, query: { expand: ['plays'] } }),
    staleTime: 0,
  })

/** What a class misses of an assignment. */
export const missesQuery = (client: Client, id: string, user: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(user), 'misses', id],
    queryFn: () => client.assignments.getMisses({ params: { id } }),
    staleTime: 0,
  })

/** The last weeks of a class. */
export const progressQuery = (client: Client, classId: string, user: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(user), 'progress', classId],
    queryFn: async () => (await client.assignments.getProgress({ params: { id: classId } })).weeks,
    staleTime: 0,
  })

/** The classes that a user teaches. */
export const taughtClassesQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, 'taught-classes', user],
    queryFn: async () => {
      const { classes } = await client.classes.listClasses({ query: {} })
      return classes.filter(({ teacher }) => teacher.id === user)
    },
    staleTime: 0,
  })
