import type { Client } from '../api/client'

/** Keeps a conversation; twice is as good as once (saved.md#saving). */
export const saveConversation = (client: Client, id: string) =>
  client.saved.saveConversation({ params: { id } })
