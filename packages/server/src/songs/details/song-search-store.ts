import type { Maturity, SongDifficulty, SongLanguage } from '@duologue/domain/choices/song-choices'
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { textHas } from '../../database/text-has'
import { needsAttention } from './needs-attention'
import { type SongRow, songs } from './song-store'

/** What to look for; every part but the language may be left out. `term` is folded. */
export interface Search {
  language: SongLanguage
  term?: string | undefined
  difficulty?: SongDifficulty | undefined
  maturity?: Maturity | undefined
  curated?: boolean | undefined
  publishedSince?: Date | undefined
  /** What its reader may meet; undefined for everything. */
  readable?: SQL | undefined
  /** Those alone that need attention on this day. */
  attentionOn?: string | undefined
  limit: number
}

function conditions({ language, term, difficulty, maturity, curated, ...search }: Search): SQL {
  const all = and(
    eq(songs.language, language),
    term ? textHas(songs.titleSearch, term) : undefined,
    difficulty && eq(songs.difficulty, difficulty),
    maturity && eq(songs.maturity, maturity),
    // The literal lets the partial index of curated songs be used.
    curated === undefined ? undefined : curated ? sql`${songs.curated}` : sql`not ${songs.curated}`,
    search.readable,
    search.attentionOn === undefined ? undefined : needsAttention(search.attentionOn),
    search.publishedSince && gt(songs.publishedAt, search.publishedSince),
  )
  if (!all) throw new Error('a search of songs has no condition')
  return all
}

/** The query for the songs that are found, the newest first; of recently published ones, the last one published. */
const foundQuery = ({ sql: queries }: Database, search: Search) =>
  queries
    .select()
    .from(songs)
    .where(conditions(search))
    .orderBy(...(search.publishedSince ? [desc(songs.publishedAt)] : []), desc(songs.id))
    .limit(search.limit)

/** The songs that are found, and how many there are in all; in at most two statements. */
export async function findSongs(
  database: Database,
  search: Search,
): Promise<{ rows: SongRow[]; total: number }> {
  const rows = search.limit === 0 ? [] : await retryRead(() => foundQuery(database, search))
  if (rows.length > 0 && rows.length < search.limit) return { rows, total: rows.length }
  const total = await retryRead(() => database.sql.$count(songs, conditions(search)))
  return { rows, total }
}
