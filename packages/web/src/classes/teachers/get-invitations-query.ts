import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** The classes that somebody was asked to teach. */
export const invitationsQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, 'class-invitations', user],
    queryFn: () => client.classes.getInvitations({}),
    staleTime: 0,
  })
