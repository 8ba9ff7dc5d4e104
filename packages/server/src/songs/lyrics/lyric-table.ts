import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const flag = (name: string) => boolean(name).notNull().default(false)

/** A lyric's row (lyrics.md#lyric-fields); see the migration. */
export const lyrics = pgTable('lyrics', {
  id: uuid().primaryKey(),
  song: uuid().notNull(),
  position: integer().notNull(),
  text: text().notNull(),
  textKey: text('text_key').notNull(),
  translation: text().notNull().default(''),
  translationPending: flag('translation_pending'),
  translationSource: text('translation_source'),
  pinyin: text().notNull().default(''),
  annotation: text().notNull().default(''),
  startTime: integer('start_time').notNull().default(0),
  stopTime: integer('stop_time').notNull().default(0),
  duplicateLyric: flag('duplicate_lyric'),
  emptyLyric: boolean('empty_lyric').notNull().default(true),
  skip: flag('skip'),
  firstSungLyric: flag('first_sung_lyric'),
  needsReview: flag('needs_review'),
  words: uuid().array().notNull().default([]),
  marks: integer().array(),
  rev: integer().notNull(),
  fieldRevs: jsonb('field_revs').$type<Record<string, number>>().notNull().default({}),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** A lyric with its revisions; where it stands in its song is the order of the list that it is in. */
export interface LyricRow extends LyricLine {
  readonly rev: number
  readonly fieldRevs: Readonly<Record<string, number>>
  readonly createdAt: Date
  readonly updatedAt: Date
}
