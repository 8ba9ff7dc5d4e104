import type { LineResult } from '@duologue/domain/battle/scoring/line-results'
import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'
import { rowsOf } from '../database/rows-of'

/** The first answer to a line in a verified play. */
export const lineResults = pgTable('line_results', {
  play: uuid().notNull(),
  line: uuid().notNull(),
  isRight: boolean('is_right').notNull(),
  ms: integer().notNull(),
})

/** Keeps how a play went line by line. */
export async function insertLineResults(
  { sql: queries }: Queries,
  play: string,
  results: readonly LineResult[],
): Promise<void> {
  if (results.length === 0) return
  const rows = results.map(({ line, right, ms }) => ({ play, line, isRight: right, ms }))
  await queries.insert(lineResults).select(rowsOf(lineResults, rows))
}

/** The first answer to a hidden word of a line in a verified play. */
const wordResults = pgTable('word_results', {
  play: uuid().notNull(),
  lyric: uuid().notNull(),
  word: uuid().notNull(),
  isRight: boolean('is_right').notNull(),
  ms: integer().notNull(),
})

/** How a hidden word went at first. */
export type WordResult = Omit<typeof wordResults.$inferSelect, 'play'>

/** Keeps how a play over a song went word by word. */
export async function insertWordResults(
  { sql: queries }: Queries,
  play: string,
  results: readonly WordResult[],
): Promise<void> {
  if (results.length === 0) return
  const rows = results.map(({ lyric, word, isRight, ms }) => ({ play, lyric, word, isRight, ms }))
  await queries.insert(wordResults).select(rowsOf(wordResults, rows))
}
