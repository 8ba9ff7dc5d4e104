import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { isTaken } from '../database/is-taken'
import { readByKey } from '../database/read-by-key'
import { newShortid } from '../outside/random/new-id'
import { type ListRow, lists, type NewList } from './list-table'
import type { PronunciationRoom } from './pronunciation-room'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** By id or shortid (site.md#addresses-of-things); a text that is no id is not compared with ids. */
const named = readByKey((database, by: 'id' | 'shortid') => {
  const isShortid = eq(lists.shortid, sql.placeholder('name'))
  const isId = eq(lists.id, sql.placeholder('name'))
  return database.sql
    .select()
    .from(lists)
    .where(by === 'id' ? or(isId, isShortid) : isShortid)
    .limit(1)
})

/** A list's row by id or shortid, deleted ones too; undefined when there is none. */
export async function findList(database: Database, name: string): Promise<ListRow | undefined> {
  const by = uuidPattern.test(name) ? 'id' : 'shortid'
  const [row] = await named(database, { name }, by)
  return row
}

/** Lists by their ids, deleted ones too. */
export async function listsByIds({ sql: queries }: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  return retryRead(() =>
    queries
      .select()
      .from(lists)
      .where(inArray(lists.id, [...ids])),
  )
}

/** A list's row by its id, and nobody else changes it until the transaction ends. */
export async function lockList({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(lists).where(eq(lists.id, id)).for('update')
  return row
}

const mostTries = 5

/**
 * Stores a new list; answers it with its shortid, of which one that is taken is drawn again
 * (site.md#addresses-of-things).
 */
export async function insertList(
  { database, random }: Pick<PronunciationRoom, 'database' | 'random'>,
  made: NewList,
): Promise<ListRow> {
  for (let tries = 1; ; tries += 1) {
    try {
      const values = { ...made, shortid: newShortid(random) }
      const [row] = await database.sql.insert(lists).values(values).returning()
      if (!row) throw new Error('a list was not stored')
      return row
    } catch (error) {
      if (tries === mostTries || !isTaken(error)) throw error
    }
  }
}

/** Writes columns of a list. */
export async function changeList(
  { sql: queries }: Queries,
  id: string,
  change: Partial<NewList>,
): Promise<ListRow> {
  const [row] = await queries.update(lists).set(change).where(eq(lists.id, id)).returning()
  if (!row) throw new Error('a locked list is gone')
  return row
}

/** All lists of a user, drafts and deleted ones too, the oldest first. */
export const everyList = ({ sql: queries }: Queries, author: string) =>
  retryRead(() =>
    queries.select().from(lists).where(eq(lists.author, author)).orderBy(asc(lists.id)),
  )
