import { type SongDifficulty, type SongLanguage } from '@duologue/domain/choices/song-choices'
import { foldText } from '@duologue/domain/text/fold'
import { plainPinyin, tellsTones, tonedPinyin } from '@duologue/domain/words/pinyin-key'
import { and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { textHas } from '../database/text-has'
import { type WordRow, words } from './word-table'

/** What to look for; every part may be left out. `offset` and `limit` count words. */
export interface Search {
  text?: string
  isPartial: boolean
  language?: SongLanguage
  difficulty?: SongDifficulty
  phrase?: boolean
  offset: number
  limit: number
}

/** What could be pinyin: Latin letters, with marks or numbers. */
const isLatin = (text: string) => /^[\p{Script=Latin}\p{M}0-5'’: ·-]+$/u.test(text)

/** The condition that a word's pinyin is, or has, what was typed: with its tones if they were told. */
function pinyinIs(text: string, isPartial: boolean): SQL | undefined {
  const plain = plainPinyin(text)
  if (plain === '' || !isLatin(text)) return undefined
  const toned = tellsTones(text) ? tonedPinyin(text) : undefined
  // Both are made of Latin letters and numbers alone, of which none is a sign of LIKE.
  return isPartial
    ? and(
        like(words.pinyinPlain, `%${plain}%`),
        toned === undefined ? undefined : like(words.pinyinToned, `%${toned}%`),
      )
    : and(
        eq(words.pinyinPlain, plain),
        toned === undefined ? undefined : eq(words.pinyinToned, toned),
      )
}

function textIs(text: string, isPartial: boolean): SQL | undefined {
  const folded = foldText(text)
  return isPartial ? textHas(words.textSearch, folded) : eq(words.textSearch, folded)
}

function conditions({ text, isPartial, language, difficulty, phrase }: Search): SQL | undefined {
  const canBePinyin = language === undefined || language === 'chinese'
  return and(
    language === undefined ? undefined : eq(words.language, language),
    difficulty === undefined ? undefined : eq(words.difficulty, difficulty),
    phrase === undefined ? undefined : eq(words.phrase, phrase),
    text === undefined
      ? undefined
      : or(textIs(text, isPartial), canBePinyin ? pinyinIs(text, isPartial) : undefined),
  )
}

/** What has exactly this text comes first, then the commonest; without text the newest (ids of version 7 sort by age). */
function ranks({ text }: Search): SQL[] {
  if (text === undefined) return [desc(words.id)]
  return [
    desc(eq(words.textSearch, foldText(text))),
    sql`${words.frequency} asc nulls last`,
    sql`length(${words.textSearch})`,
    sql`${words.textSearch}`,
    sql`${words.id}`,
  ]
}

/** The query for one page. */
export const pageQuery = (database: Database, search: Search) =>
  database.sql
    .select()
    .from(words)
    .where(conditions(search))
    .orderBy(...ranks(search))
    .limit(search.limit)
    .offset(search.offset)

/** The query for how many words are found in all. */
export const countQuery = (database: Database, search: Search) =>
  database.sql.select({ total: sql<string>`count(*)` }).from(words).where(conditions(search))

/** One page of words in order, and how many the search finds in all; two statements. */
export async function findWords(
  database: Database,
  search: Search,
): Promise<{ rows: WordRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    search.limit === 0 ? [] : retryRead(() => pageQuery(database, search)),
    retryRead(() => countQuery(database, search)),
  ])
  return { rows, total: Number(counted?.total ?? 0) }
}
