import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'

/** The school logins that the own account is connected with. */
export const loginsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['own-logins'],
    queryFn: async () => (await client.accounts.listLogins({})).logins,
  })
