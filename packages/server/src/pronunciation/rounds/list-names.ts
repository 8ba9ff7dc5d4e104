import { type Column, inArray, sql as part, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import type { ThingName } from '../../playable'
import { lists } from '../list-table'

/** Lists by their ids, as assignments name them, deleted ones too. */
export async function listNames(
  { sql }: Database,
  ids: readonly string[],
): Promise<Map<string, ThingName>> {
  if (ids.length === 0) return new Map()
  const { id, shortid, title, deletedAt } = lists
  const rows = await retryRead(() =>
    sql
      .select({ id, shortid, title, deletedAt })
      .from(lists)
      .where(inArray(id, [...new Set(ids)])),
  )
  return new Map(
    rows.map(row => [
      row.id,
      { id: row.id, shortid: row.shortid, title: row.title, isDeleted: row.deletedAt !== null },
    ]),
  )
}

/** What an assignment says of the list whose id a column of its query has; null when there is none. */
export const listNameOf = (id: Column): SQL<ThingName | null> => part`(
  select json_build_object('id', ${lists.id}, 'shortid', ${lists.shortid}, 'title', ${lists.title},
    'isDeleted', ${lists.deletedAt} is not null)
  from ${lists} where ${lists.id} = ${id})`
