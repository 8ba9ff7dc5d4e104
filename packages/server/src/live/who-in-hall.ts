import type { Reader } from '@duologue/domain/accounts/reader'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { hashOfKey } from './joining/guest-key'
import type { KeptHall } from './log/kept-hall'
import { memberOf } from './member-store'

/** What somebody is to a hall: its host, an admin who looks and ends, or a member. */
export type Who = { kind: 'host' } | { kind: 'admin' } | { kind: 'member'; number: number }

/** What somebody is to a hall; to whoever is nothing to it, it is not there (live.md#who-may). */
export async function whoInHall(
  { database }: { database: Queries },
  { id, opened }: KeptHall,
  reader: Reader,
  hallKey: string | null,
): Promise<Who> {
  const user = reader.kind === 'user' ? reader.id : null
  // Of a pair whoever has invited plays, too: nobody looks after them.
  if (user === opened.host && opened.settings.form !== 'pair') return { kind: 'host' }
  const row = await memberOf(database, id, { user, keyHash: hashOfKey(hallKey) })
  if (row) return { kind: 'member', number: row.number }
  if (reader.kind === 'user' && reader.role === 'admin') return { kind: 'admin' }
  throw new Refused('not-found')
}
