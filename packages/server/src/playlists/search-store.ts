import type { Level } from '@duologue/domain/choices/levels'
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { textHas } from '../database/text-has'
import { type PlaylistRow, playlists } from './playlist-store'

/** What to look for; every part may be left out. `name` is folded. `offset` and `limit` count playlists. */
export interface Search {
  language?: string
  difficulty?: readonly Level[]
  name?: string
  author?: string
  /** Those that are held for review are found, too. */
  includeHeld: boolean
  order: 'popular' | 'recent'
  offset: number
  limit: number
}

function conditions({ language, difficulty, name, author, includeHeld }: Search): SQL | undefined {
  return and(
    includeHeld ? undefined : isNull(playlists.heldAt),
    language === undefined ? undefined : eq(playlists.language, language),
    difficulty === undefined ? undefined : inArray(playlists.difficulty, [...difficulty]),
    name === undefined ? undefined : textHas(playlists.nameSearch, name),
    author === undefined ? undefined : eq(playlists.author, author),
  )
}

/** Popular is views first, newest next (R3); ids of version 7 sort by age. */
function ranks(order: Search['order']): SQL[] {
  const newest = desc(playlists.id)
  return order === 'popular' ? [desc(playlists.views), newest] : [newest]
}

/** The query for one page. */
function pageQuery(database: Database, search: Search) {
  return database.sql
    .select()
    .from(playlists)
    .where(conditions(search))
    .orderBy(...ranks(search.order))
    .limit(search.limit)
    .offset(search.offset)
}

/**
 * The query for one page of a search by name: all that is found is gathered first, for walking down the popular ones
 * until enough names match may go through all of them.
 */
function gatheredQuery(database: Database, search: Search) {
  const order = search.order === 'popular' ? sql`views desc, id desc` : sql`id desc`
  const ids = sql`with found as materialized (
      select ${playlists.id}, ${playlists.views} from ${playlists} where ${conditions(search)}
    ) select id from found order by ${order} limit ${search.limit} offset ${search.offset}`
  return database.sql
    .select()
    .from(playlists)
    .where(sql`${playlists.id} in (${ids})`)
    .orderBy(...ranks(search.order))
}

/** The query for how many playlists are found in all. */
function countQuery(database: Database, search: Search) {
  return database.sql
    .select({ total: sql<string>`count(*)` })
    .from(playlists)
    .where(conditions(search))
}

/** One page of playlists in order, and how many the search finds in all; two statements. */
export async function findPlaylists(
  database: Database,
  search: Search,
): Promise<{ rows: PlaylistRow[]; total: number }> {
  const page = search.name === undefined ? pageQuery : gatheredQuery
  const [rows, [counted]] = await Promise.all([
    search.limit === 0 ? [] : retryRead(() => page(database, search)),
    retryRead(() => countQuery(database, search)),
  ])
  return { rows, total: Number(counted?.total ?? 0) }
}

/**
 * Adds up the views of the next playlists anew, those after the one named.
 * @returns the last of them, undefined when there was none left
 */
export async function addUpNext(
  database: Database,
  after: string,
  most: number,
): Promise<string | undefined> {
  const next = await database.sql
    .select({ id: playlists.id })
    .from(playlists)
    .where(gt(playlists.id, after))
    .orderBy(playlists.id)
    .limit(most)
  const ids = next.map(({ id }) => id)
  const sum = sql`views_of_conversations(${playlists.conversations})`
  if (ids.length > 0) {
    await database.sql
      .update(playlists)
      .set({ views: sum })
      .where(and(inArray(playlists.id, ids), sql`${playlists.views} <> ${sum}`))
  }
  return ids.at(-1)
}
