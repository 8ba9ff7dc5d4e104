import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

/** The webhooks of a class, with their last messages (webhooks.md). */
export const webhooksQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [ownKey, 'class-webhooks', id],
    queryFn: async () => (await client.webhooks.listWebhooks({ params: { id } })).webhooks,
    // What is sent changes by itself.
    staleTime: 0,
  })
