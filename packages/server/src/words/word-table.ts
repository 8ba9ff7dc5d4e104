import {
  type SongLanguage,
  songDifficulties,
  songLanguages,
} from '@duologue/domain/choices/song-choices'
import { foldText } from '@duologue/domain/text/fold'
import { plainPinyin, tonedPinyin } from '@duologue/domain/words/pinyin-key'
import { wordKey } from '@duologue/domain/words/word-key'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A word's row (words.md#word-fields); see the migration for what its rules are. */
export const words = pgTable('words', {
  id: uuid().primaryKey(),
  language: text({ enum: songLanguages }).notNull(),
  text: text().notNull(),
  textKey: text('text_key').notNull(),
  textSearch: text('text_search').notNull(),
  translation: text().notNull(),
  translationPending: boolean('translation_pending').notNull().default(false),
  translationSource: text('translation_source'),
  difficulty: text({ enum: songDifficulties }).notNull(),
  phrase: boolean().notNull(),
  pinyin: text(),
  pinyinPlain: text('pinyin_plain'),
  pinyinToned: text('pinyin_toned'),
  pinyinCorrected: boolean('pinyin_corrected').notNull().default(false),
  annotation: text().notNull().default(''),
  audioUrl: text('audio_url'),
  frequency: integer(),
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type WordRow = typeof words.$inferSelect

/** By what a word is found by its text. */
export const foundByText = (told: { text: string; language: SongLanguage }) => ({
  textKey: wordKey(told.text, told.language),
  textSearch: foldText(told.text),
})

/** A word's pinyin, and by what it is found by it. */
export const withPinyin = (pinyin: string | null) => ({
  pinyin,
  pinyinPlain: pinyin === null ? null : plainPinyin(pinyin),
  pinyinToned: pinyin === null ? null : tonedPinyin(pinyin),
})
