import { levels } from '@duologue/domain/choices/levels'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A list's row (pronunciation.md#fields-of-a-list); see the migration for what its columns mean. */
export const lists = pgTable('pronunciation_lists', {
  id: uuid().primaryKey(),
  shortid: text().notNull(),
  contentKey: text('content_key'),
  contentDigest: text('content_digest'),
  title: text().notNull(),
  titleSearch: text('title_search').notNull(),
  description: text().notNull().default(''),
  language: text().notNull(),
  difficulty: text({ enum: levels }),
  author: uuid(),
  scene: text(),
  isPublished: boolean('is_published').notNull().default(false),
  views: bigint({ mode: 'number' }).notNull().default(0),
  items: jsonb().$type<PronunciationItem[]>().notNull(),
  itemCount: integer('item_count').generatedAlwaysAs(sql`jsonb_array_length(items)`),
  sounds: text().array().notNull().default([]),
  version: integer().notNull().default(1),
  itemsVersion: integer('items_version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  publishedAt: instant('published_at'),
  deletedAt: instant('deleted_at'),
  // When a report hid it until an editor has looked, and whether it was published then (decision 049).
  heldAt: instant('held_at'),
  heldPublished: boolean('held_published').notNull().default(false),
})

export type ListRow = typeof lists.$inferSelect
export type NewList = Omit<ListRow, 'shortid' | 'itemCount'>
