import { type SongLanguage, songLanguages } from '@duologue/domain/choices/song-choices'
import { type Cut, type CutBook, cutBook, cutKey } from '@duologue/domain/words/cut-book'
import { eq, sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'

const wordCuts = pgTable('word_cuts', {
  language: text({ enum: songLanguages }).notNull(),
  textKey: text('text_key').notNull(),
  text: text().notNull(),
  parts: text().array().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** How texts of a language are to be cut, as editors have said. One query. */
export async function cutsOf({ sql: queries }: Queries, language: SongLanguage): Promise<CutBook> {
  const rows = await queries
    .select({ text: wordCuts.text, parts: wordCuts.parts })
    .from(wordCuts)
    .where(eq(wordCuts.language, language))
  return cutBook(rows, language)
}

/** Remembers cuts, each in the place of what was remembered of the same letters. One statement. */
export async function storeCuts(
  { sql: queries }: Queries,
  language: SongLanguage,
  cuts: readonly Cut[],
  updatedAt: Date,
): Promise<void> {
  const byKey = new Map(cuts.map(cut => [cutKey(cut.text, language), cut]))
  // In one order, so that two editors at once do not wait for each other.
  const rows = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (rows.length === 0) return
  await queries
    .insert(wordCuts)
    .values(
      rows.map(([textKey, cut]) => ({
        language,
        textKey,
        text: cut.text,
        parts: [...cut.parts],
        updatedAt,
      })),
    )
    .onConflictDoUpdate({
      target: [wordCuts.language, wordCuts.textKey],
      set: {
        text: sql`excluded.text`,
        parts: sql`excluded.parts`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}
