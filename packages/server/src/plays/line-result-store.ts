import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

/** The first answer to a line in a verified play. */
export const lineResults = pgTable('line_results', {
  play: uuid().notNull(),
  line: uuid().notNull(),
  isRight: boolean('is_right').notNull(),
  ms: integer().notNull(),
})

/** The first answer to a hidden word of a line in a verified play. */
export const wordResults = pgTable('word_results', {
  play: uuid().notNull(),
  lyric: uuid().notNull(),
  word: uuid().notNull(),
  isRight: boolean('is_right').notNull(),
  ms: integer().notNull(),
})

/** How a hidden word went at first. */
export type WordResult = Omit<typeof wordResults.$inferSelect, 'play'>
