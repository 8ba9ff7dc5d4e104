import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

/** Somebody as everybody may see them, by username. */
export const profileQuery = (client: Client, username: string) =>
  queryOptions({
    queryKey: ['profile', username.toLowerCase()],
    queryFn: () => client.accounts.getProfile({ params: { username } }),
  })
