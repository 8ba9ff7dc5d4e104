import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'

/** Makes a new card: the old one opens nothing (pupils.md#cards). */
export const renewCard = (client: Client, id: string) =>
  client.pupils.renewCard({ params: { id } }, { key: newKey() })
