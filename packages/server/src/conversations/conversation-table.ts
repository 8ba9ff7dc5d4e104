import { levels } from '@duologue/domain/choices/levels'
import { sceneSources } from '@duologue/domain/choices/scene-choices'
import {
  bigint,
  boolean,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A conversation's row (conversations.md#fields). `titleSearch` is the folded title that searches run on. */
export const conversations = pgTable('conversations', {
  id: uuid().primaryKey(),
  shortid: text().notNull(),
  contentKey: text('content_key'),
  contentDigest: text('content_digest'),
  title: text().notNull(),
  titleSearch: text('title_search').notNull(),
  gist: text().notNull().default(''),
  description: text().notNull().default(''),
  coverimage: text(),
  coverAlt: text('cover_alt').notNull().default(''),
  scene: text(),
  sceneBy: text('scene_by', { enum: sceneSources }),
  credit: text().notNull().default(''),
  language: text().notNull(),
  difficulty: text({ enum: levels }),
  translationLanguage: text('translation_language').notNull().default('en'),
  // The languages beside it in which each line is told (conversations.md#several-languages).
  otherTranslations: text('other_translations').array().notNull().default([]),
  author: uuid(),
  isPublished: boolean('is_published').notNull(),
  character1Name: text('character1_name').notNull(),
  character1Image: text('character1_image'),
  character1ImageAlt: text('character1_image_alt').notNull().default(''),
  character1Voice: text('character1_voice'),
  character2Name: text('character2_name').notNull(),
  character2Image: text('character2_image'),
  character2ImageAlt: text('character2_image_alt').notNull().default(''),
  character2Voice: text('character2_voice'),
  views: bigint({ mode: 'number' }).notNull().default(0),
  version: integer().notNull().default(1),
  // Another one whenever what a battle is made of changes.
  dialogueVersion: integer('dialogue_version').notNull().default(1),
  hasRights: boolean('has_rights').notNull().default(false),
  // It was begun with lines that a service drafted.
  isDrafted: boolean('is_drafted').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  publishedAt: instant('published_at'),
  deletedAt: instant('deleted_at'),
  // When a report hid it until an editor has looked, and whether it was published then (decision 049).
  heldAt: instant('held_at'),
  heldPublished: boolean('held_published').notNull().default(false),
})

/** A line's row; `durationMs` is the length of its clip. */
export const dialogueLines = pgTable('dialogue_lines', {
  id: uuid().primaryKey(),
  conversation: uuid().notNull(),
  position: integer().notNull(),
  character: smallint().notNull(),
  text: text().notNull(),
  pinyin: text(),
  translation: text(),
  translationSource: text('translation_source'),
  image: text(),
  imageAlt: text('image_alt').notNull().default(''),
  audio: text(),
  audioText: text('audio_text'),
  durationMs: integer('duration_ms'),
  madeBy: text('made_by', { enum: ['draft'] }),
  variants: text().array().notNull().default([]),
  gapWords: text('gap_words').array().notNull().default([]),
})

export type ConversationRow = typeof conversations.$inferSelect
export type LineRow = typeof dialogueLines.$inferSelect
