import type { Level } from '@duologue/domain/choices/levels'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
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
  /** Those are found, too, that are offered to nobody but their author: held for review, or with nothing in them. */
  isOwn: boolean
  order: 'popular' | 'recent'
  offset: number
  limit: number
}

function conditions({ language, difficulty, name, author, isOwn }: Search): SQL | undefined {
  return and(
    // Written out, so that the index of what is offered is found.
    isOwn ? undefined : sql`${playlists.heldAt} is null and ${playlists.hasShown}`,
    language === undefined ? undefined : eq(playlists.language, language),
    difficulty === undefined ? undefined : inArray(playlists.difficulty, [...difficulty]),
    name === undefined ? undefined : textHas(playlists.nameSearch, name),
    author === undefined ? undefined : eq(playlists.author, author),
  )
}

/** Popular is opened most first, newest next (decision 058); ids of version 7 sort by age. */
function ranks(order: Search['order']): SQL[] {
  const newest = desc(playlists.id)
  return order === 'popular' ? [desc(playlists.opened), newest] : [newest]
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
  const order = search.order === 'popular' ? sql`opened desc, id desc` : sql`id desc`
  const ids = sql`with found as materialized (
      select ${playlists.id}, ${playlists.opened} from ${playlists} where ${conditions(search)}
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
