import type { Reader } from '@duologue/domain/accounts/reader'
import { idOfReader } from '../accounts/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { hallById } from './hall-store'
import type { HallRow } from './live-table'

/** A hall for its host or an admin; to everybody else it is not there (live.md#who-may). */
export async function ownHall(queries: Queries, id: string, reader: Reader): Promise<HallRow> {
  const user = idOfReader(reader)
  const row = await hallById(queries, id)
  const mayRead = row?.host === user || (reader.kind === 'user' && reader.role === 'admin')
  if (!row || !mayRead) throw new Refused('not-found')
  return row
}
