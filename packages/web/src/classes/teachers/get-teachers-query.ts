import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** Who teaches a class, and who was asked to. */
export const teachersQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [ownKey, 'class-teachers', id],
    queryFn: () => client.classes.getTeachers({ params: { id } }),
    staleTime: 0,
  })
