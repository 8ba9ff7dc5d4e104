import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'

/** Takes over a class, or says no (classes.md#handing-over). */
export const answerHandOver = (client: Client, id: string, accept: boolean) =>
  client.classes.answerHandOver({ params: { id }, body: { accept } }, { key: newKey() })
