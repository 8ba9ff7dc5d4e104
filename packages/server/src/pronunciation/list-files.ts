import type { Reader } from '@duologue/domain/accounts/reader'
import { arrayContains, arrayOverlaps, desc, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import type { FileUses } from '../file-uses'
import { lists } from './list-table'
import { filterReadable } from './require-list'

/** More lists than a copied clip is in anywhere; of so many, the published ones come first. */
const most = 50

async function mayRead(database: Database, address: string, reader: Reader): Promise<boolean> {
  const { id, author, isPublished, heldAt, deletedAt } = lists
  const rows = await database.sql
    .select({ id, author, isPublished, heldAt, deletedAt })
    .from(lists)
    .where(arrayContains(lists.sounds, [address]))
    .orderBy(desc(isPublished))
    .limit(most)
  return (await filterReadable(database, rows, reader)).length > 0
}

async function named({ sql: queries }: Queries, addresses: readonly string[]): Promise<string[]> {
  const rows = await queries
    .select({ sounds: lists.sounds })
    .from(lists)
    .where(arrayOverlaps(lists.sounds, [...addresses]))
  const used = new Set(rows.flatMap(({ sounds }) => sounds))
  return addresses.filter(address => used.has(address))
}

async function forget({ sql: queries }: Queries, addresses: readonly string[]): Promise<void> {
  const gone = sql.param([...addresses])
  await queries.execute(sql`
    update ${lists} set
      sounds = array(select sound from unnest(sounds) sound where sound <> all (${gone}::text[])),
      items = (
        select jsonb_agg(
          case when item ->> 'audio' = any (${gone}::text[]) then item || '{"audio": null}' else item end
          order by place)
        from jsonb_array_elements(items) with ordinality listed (item, place))
    where sounds && ${gone}::text[]`)
}

/** The clips that items name (media.md#who-may-see): open to whoever may read one of their lists. */
export const listFiles: FileUses = { mayRead, named, forget }
