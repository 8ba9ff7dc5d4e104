import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** The reader's tokens of programs. */
export const apiTokensQuery = (client: Client) =>
  queryOptions({
    queryKey: [ownKey, 'api-tokens'],
    queryFn: async () => (await client.accounts.listApiTokens({})).tokens,
    // Another device may have made or ended one, and programs use them.
    staleTime: 0,
  })
