import type { Client } from '../api/client'

/** Lets go of a kept conversation, whatever became of it (saved.md#saving). */
export const unsaveConversation = (client: Client, id: string) =>
  client.saved.unsaveConversation({ params: { id } })
