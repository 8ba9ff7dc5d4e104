import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { assignmentsKey } from '../assignments-key'

/** What is next in the own classes. */
export const agendaQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(user), 'agenda'],
    queryFn: () => client.assignments.getAgenda({}),
    staleTime: 0,
  })
