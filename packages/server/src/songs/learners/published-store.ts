import type { Reader } from '@duologue/domain/accounts/reader'
import type { Maturity, SongDifficulty, SongLanguage } from '@duologue/domain/choices/song-choices'
import {
  and,
  type Column,
  desc,
  eq,
  isNotNull,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { plannedSelect } from '../../database/planned-select'
import { textHas } from '../../database/text-has'
import { countsFor, songCounts } from '../details/song-counts'
import { songs } from '../details/song-store'
import type { CardRow } from '../details/song-view'
import { songsFor } from '../details/songs-for'

/** What to look for among what a reader may meet. `title` is folded; `offset` and `limit` count songs. */
export interface PublishedSearch {
  reader: Reader
  /** The day in UTC, by which licences end. */
  today: string
  language?: SongLanguage
  difficulty?: readonly SongDifficulty[]
  maturity: readonly Maturity[]
  title?: string
  hasRecording?: boolean
  order: 'popular' | 'recent'
  offset: number
  limit: number
}

/** What is out, in the words of the partial indexes; editors find here what learners do. */
const isOut = sql`(${songs.curated} and ${songs.withdrawnAt} is null)`

type Given<T> = T | Placeholder

/** A search with its values, or with placeholders for them. */
interface Asked extends Pick<PublishedSearch, 'reader' | 'title' | 'order'> {
  hasRecording?: boolean | undefined
  today: Given<string>
  language?: Given<SongLanguage>
  difficulty?: Given<readonly SongDifficulty[]>
  maturity: Given<readonly Maturity[]>
  offset: Given<number>
  limit: Given<number>
}

/** One value stands for all of a list: the statement is the same, however many it has. */
const isAmong = (column: Column, listed: Given<readonly string[]>) =>
  sql`${column} = any(${sql.param(listed)})`

function conditions(search: Asked): SQL | undefined {
  const { reader, today, language, difficulty, maturity, title, hasRecording } = search
  return and(
    isOut,
    songsFor(reader, today),
    language === undefined ? undefined : eq(songs.language, language),
    difficulty && isAmong(songs.difficulty, difficulty),
    isAmong(songs.maturity, maturity),
    title === undefined ? undefined : textHas(songs.titleSearch, title),
    hasRecording === undefined
      ? undefined
      : hasRecording
        ? isNotNull(songs.mediaUrl)
        : isNull(songs.mediaUrl),
  )
}

/** Popular is opened most first, newest next; ids of version 7 sort by age. */
function ranks(order: PublishedSearch['order']): SQL[] {
  const newest = desc(songs.id)
  return order === 'popular' ? [desc(songs.views), newest] : [desc(songs.publishedAt), newest]
}

/** What a card tells, and no more: half of a song's columns are for editors. */
const cardColumns = {
  id: songs.id,
  title: songs.title,
  artist: songs.artist,
  titleTranslation: songs.titleTranslation,
  artistTranslation: songs.artistTranslation,
  titlePinyin: songs.titlePinyin,
  artistPinyin: songs.artistPinyin,
  difficulty: songs.difficulty,
  maturity: songs.maturity,
  language: songs.language,
  duration: songs.duration,
  mediaUrl: songs.mediaUrl,
  description: songs.description,
  tags: songs.tags,
  publishedAt: songs.publishedAt,
  views: songs.views,
} satisfies Record<keyof CardRow, unknown>

/** What is said of a row as it stands, whatever of it changes. */
const stampOf = (row: SQL) => sql<string>`hash_record_extended(${row}, 0)`

/** The query for one page, each row with its stamp. */
export const publishedQuery = (database: Database, search: Asked) =>
  database.sql
    .select({ ...cardColumns, stamp: stampOf(sql`${songs}`) })
    .from(songs)
    .where(conditions(search))
    .orderBy(...ranks(search.order))
    .limit(search.limit)
    .offset(search.offset)

/**
 * The query for one page of a search by title: all that is found is gathered first, for walking down the popular ones
 * until enough titles match may go through all of them.
 */
export function gatheredSongs(database: Database, search: PublishedSearch) {
  const order = search.order === 'popular' ? sql`views desc` : sql`published_at desc`
  const ids = sql`with found as materialized (
      select ${songs.id}, ${songs.views}, ${songs.publishedAt} from ${songs} where ${conditions(search)}
    ) select id from found order by ${order}, id desc limit ${search.limit} offset ${search.offset}`
  return database.sql
    .select(cardColumns)
    .from(songs)
    .where(sql`${songs.id} in (${ids})`)
    .orderBy(...ranks(search.order))
}

/** The query for how many songs of a title are found in all. */
const titledCount = (database: Database, search: Asked) =>
  database.sql.select({ total: sql<string>`count(*)` }).from(songs).where(conditions(search))

/** How the songs of one page stand, in one sum that their order changes with: it hangs on nothing but the rows. */
function stampOfPage(search: Asked): SQL<string> {
  const page = sql`select ${songs} as song from ${songs} where ${conditions(search)}
    order by ${sql.join(ranks(search.order), sql`, `)} limit ${search.limit} offset ${search.offset}`
  return sql`(select coalesce(sum(${stampOf(sql`song`)}), 0) from (${page}) page)`
}

/** The query for how a page stands, and how many songs are found in all, which are counted already. */
export function publishedStamp(database: Database, search: Asked) {
  const { reader, today, language, difficulty, maturity, hasRecording } = search
  return database.sql
    .select({
      stamp: stampOfPage(search),
      total: sql<string>`coalesce(sum(${songCounts.total}), 0)`,
    })
    .from(songCounts)
    .where(
      and(
        countsFor(reader, today),
        language === undefined ? undefined : eq(songCounts.language, language),
        difficulty && isAmong(songCounts.difficulty, difficulty),
        isAmong(songCounts.maturity, maturity),
        hasRecording === undefined ? undefined : eq(songCounts.hasRecording, hasRecording),
      ),
    )
}

/** What makes a search another query; whoever asks, it is the same one for all who may meet the same songs. */
function shapeOf({ reader, language, difficulty, hasRecording, order }: PublishedSearch) {
  return {
    reader: reader.kind === 'visitor' ? reader : { ...reader, id: '' },
    hasLanguage: language !== undefined,
    hasDifficulty: difficulty !== undefined,
    hasRecording,
    order,
  }
}

type Shape = ReturnType<typeof shapeOf>

/** The search of a shape with placeholders for its values. */
const askedBy = ({ hasLanguage, hasDifficulty, ...shape }: Shape): Asked => ({
  ...shape,
  today: sql.placeholder('today'),
  ...(hasLanguage ? { language: sql.placeholder('language') } : {}),
  ...(hasDifficulty ? { difficulty: sql.placeholder('difficulty') } : {}),
  maturity: sql.placeholder('maturity'),
  offset: sql.placeholder('offset'),
  limit: sql.placeholder('limit'),
})

const pageSelect = plannedSelect((database, shape: Shape) =>
  publishedQuery(database, askedBy(shape)),
)
const stampSelect = plannedSelect((database, shape: Shape) =>
  publishedStamp(database, askedBy(shape)),
)

/** What is the same for all who would be found the same songs by this search. */
export const nameOfPublished = (search: PublishedSearch): string => {
  const { language, difficulty, maturity, offset, limit } = search
  return JSON.stringify([shapeOf(search), language, difficulty, maturity, offset, limit])
}

/** How a page without a title stands, and how many songs its search finds in all; one statement. */
export async function stampOfPublished(
  database: Database,
  search: PublishedSearch,
): Promise<{ stamp: string; total: number }> {
  const [row] = await stampSelect(database, { ...search }, shapeOf(search))
  return { stamp: row?.stamp ?? '0', total: Number(row?.total ?? 0) }
}

/** The songs of a page without a title, in order, with what `stampOfPublished` says of just these rows. */
export async function findPublished(
  database: Database,
  search: PublishedSearch,
): Promise<{ rows: CardRow[]; stamp: string }> {
  const rows = await pageSelect(database, { ...search }, shapeOf(search))
  const stamp = rows.reduce((sum, row) => sum + BigInt(row.stamp), 0n)
  return { rows, stamp: String(stamp) }
}

/** One page of songs with a title in order, and how many the search finds in all; two statements. */
export async function findTitled(
  database: Database,
  search: PublishedSearch,
): Promise<{ rows: CardRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    search.limit === 0 ? [] : retryRead(() => gatheredSongs(database, search)),
    retryRead(() => titledCount(database, search)),
  ])
  return { rows, total: Number(counted?.total ?? 0) }
}
