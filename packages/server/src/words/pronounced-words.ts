import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { codeOfSongLanguage, songLanguages } from '@duologue/domain/choices/song-choices'
import { pronunciationLimits as limits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { and, asc, between, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { wordRowsByIds } from './word-store'
import { type WordRow, words } from './word-table'

/** How common words of a difficulty are, by their ranks. */
const ranksOf: Record<BattleDifficulty, [number, number]> = {
  easy: [1, 500],
  normal: [501, 2000],
  hard: [2001, 6000],
}

/** A word as an item of the pronunciation game. */
const itemOf = ({ id, text, translation, pinyin, language }: WordRow) => ({
  id,
  text,
  translation,
  pinyin: language === 'chinese' ? pinyin : null,
  // Its clip is the editors'; a voice says it to everybody.
  audio: null,
  variants: [],
  contrast: null,
})

/** The translated single words of a two-letter language that are so common, the commonest first. */
export async function commonWords(
  { sql: queries }: Database,
  language: string,
  difficulty: BattleDifficulty,
) {
  const long = songLanguages.find(one => codeOfSongLanguage(one) === language)
  if (long === undefined) return []
  const [from, to] = ranksOf[difficulty]
  const rows = await retryRead(() =>
    queries
      .select()
      .from(words)
      .where(
        and(
          eq(words.language, long),
          between(words.frequency, from, to),
          eq(words.phrase, false),
          ne(words.translation, ''),
          sql`length(${words.text}) <= ${limits.text}`,
        ),
      )
      .orderBy(asc(words.frequency), asc(words.id)),
  )
  return rows.map(itemOf)
}

/** Words by id as items, each with its two-letter language; those that are not there are left out. */
export async function wordItems(database: Database, ids: readonly string[]) {
  const rows = await wordRowsByIds(database, ids)
  return new Map(
    rows.map(row => [row.id, { ...itemOf(row), language: codeOfSongLanguage(row.language) }]),
  )
}
