import type { Client } from '../../api/client'
import { type ListRow, sentRow } from './row-of-names'

/** What would happen to each row of a list (pupils.md#judging-a-list). */
export const checkPupils = (client: Client, id: string, rows: readonly ListRow[]) =>
  client.pupils.checkPupils({ params: { id }, body: { rows: rows.map(sentRow) } })
