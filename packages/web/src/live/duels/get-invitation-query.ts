import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { pairsKey } from './get-pairs-query'

/** What an invitation leads to (live.md#invitations). */
export const invitationQuery = (client: Client, code: string, user: string | null) =>
  queryOptions({
    queryKey: [...pairsKey, 'invitation', code, user],
    queryFn: () => client.live.getInvitation({ params: { code } }),
    staleTime: 0,
    retry: false,
  })
