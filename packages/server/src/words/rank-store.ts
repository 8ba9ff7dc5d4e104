import {
  codeOfSongLanguage,
  type SongLanguage,
  songLanguages,
} from '@duologue/domain/choices/song-choices'
import { rankKeys, rankOf } from '@duologue/domain/words/word-rank'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'
import { words } from './word-table'

const wordRanks = pgTable('word_ranks', {
  language: text().$type<SongLanguage>().notNull(),
  key: text().notNull(),
  rank: integer().notNull(),
})

/** How common texts of a language are, in their order; null where nothing is known. One query. */
export async function ranksOf(
  { sql: queries }: Queries,
  language: SongLanguage,
  texts: readonly string[],
): Promise<(number | null)[]> {
  const keys = [...new Set(texts.flatMap(each => rankKeys(each, language)))]
  if (keys.length === 0) return []
  const rows = await queries
    .select({ key: wordRanks.key, rank: wordRanks.rank })
    .from(wordRanks)
    .where(and(eq(wordRanks.language, language), inArray(wordRanks.key, keys)))
  const ranks = new Map(rows.map(({ key, rank }) => [key, rank]))
  return texts.map(each => rankOf(each, language, ranks))
}

/** How common words are, by word, of a language by its two letters; empty for one that has no ranks. */
export async function ranksByWord(
  queries: Queries,
  code: string,
  texts: readonly string[],
): Promise<Map<string, number | null>> {
  const language = songLanguages.find(name => codeOfSongLanguage(name) === code)
  if (!language) return new Map()
  const ranks = await ranksOf(queries, language, texts)
  return new Map(texts.map((text, place) => [text, ranks[place] ?? null]))
}

/** The long name of a language whose two-letter code another query has; null for one that has no ranks. */
const longName = (code: SQL): SQL =>
  sql`case ${code} ${sql.join(
    songLanguages.map(language => sql`when ${codeOfSongLanguage(language)} then ${language}`),
    sql` `,
  )} end`

/**
 * Whether ranks of a language's words were brought in; for queries of other rooms that have its two-letter code. The
 * first of them is looked for, which an index answers wherever they lie.
 */
export const isRanked = (code: SQL): SQL =>
  sql`(select ${wordRanks.key} from ${wordRanks} where ${wordRanks.language} = ${longName(code)}
    order by ${wordRanks.language}, ${wordRanks.key} limit 1) is not null`

/** Whether a word without case is one of so many commonest of a language; for queries of other rooms. */
export const isAmongCommonest = (code: SQL, word: SQL, most: number): SQL =>
  sql`exists (select from ${wordRanks} where ${wordRanks.language} = ${longName(code)}
    and ${wordRanks.key} = ${word} and ${wordRanks.rank} <= ${most})`

/** Puts a list in the place of what was known of a language. */
export async function replaceRanks(
  { sql: queries }: Queries,
  language: SongLanguage,
  ranks: ReadonlyMap<string, number>,
): Promise<void> {
  await queries.delete(wordRanks).where(eq(wordRanks.language, language))
  const keys = sql.param([...ranks.keys()])
  const values = sql.param([...ranks.values()])
  await queries.execute(sql`
    insert into ${wordRanks} (language, key, rank)
    select ${language}, key, rank from unnest(${keys}::text[], ${values}::int[]) list (key, rank)`)
}

/** Words of the library that are told their ranks at once. */
const atOnce = 1000

/** Tells every word of a language in the library how common it is now; answers how many words there are. */
export async function rankLibrary(queries: Queries, language: SongLanguage): Promise<number> {
  let count = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const some = await queries.sql
      .select({ id: words.id, text: words.text })
      .from(words)
      .where(and(eq(words.language, language), gt(words.id, after)))
      .orderBy(words.id)
      .limit(atOnce)
    const last = some.at(-1)
    if (!last) return count
    const ranks = await ranksOf(
      queries,
      language,
      some.map(word => word.text),
    )
    const ids = sql.param(some.map(({ id }) => id))
    await queries.sql.execute(sql`
      update ${words} set frequency = list.rank
      from unnest(${ids}::uuid[], ${sql.param(ranks)}::int[]) list (id, rank)
      where ${words.id} = list.id and ${words.frequency} is distinct from list.rank`)
    count += some.length
    after = last.id
  }
}
