import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'

/** Asks a co-teacher to take over a class, or with null nobody any more (classes.md#handing-over). */
export const handOverClass = (client: Client, id: string, to: string | null) =>
  client.classes.handOverClass({ params: { id }, body: { to } }, { key: newKey() })
