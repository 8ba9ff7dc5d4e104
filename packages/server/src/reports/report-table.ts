import {
  reportDecisions,
  reportedKinds,
  reportReasons,
} from '@duologue/domain/choices/report-choices'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Something that was reported; see the migration. */
export const things = pgTable('reported_things', {
  id: uuid().primaryKey(),
  kind: text({ enum: reportedKinds }).notNull(),
  name: text().notNull(),
  isOpen: boolean('is_open').notNull(),
  reportedAt: instant('reported_at').notNull(),
  decision: text({ enum: reportDecisions }),
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at'),
})

/** A report of it. */
export const reports = pgTable('reports', {
  id: uuid().primaryKey(),
  thing: uuid().notNull(),
  reporter: uuid(),
  visitor: text(),
  reason: text({ enum: reportReasons }).notNull(),
  comment: text().notNull(),
  reportedAt: instant('reported_at').notNull(),
  isOpen: boolean('is_open').notNull(),
  hasHidden: boolean('has_hidden').notNull(),
})

export type ThingRow = typeof things.$inferSelect
export type ReportRow = typeof reports.$inferSelect
