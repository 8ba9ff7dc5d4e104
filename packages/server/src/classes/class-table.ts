import { classScores } from '@duologue/domain/choices/class-scores'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A class's row (classes.md#what-is-stored); see the migration for what its code means. */
export const classes = pgTable('classes', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  color: text().notNull(),
  icon: text().notNull(),
  language: text().notNull(),
  teacher: uuid().notNull(),
  scores: text({ enum: classScores }).notNull(),
  isOpen: boolean('is_open').notNull(),
  code: text(),
  joinCode: text('join_code').notNull().default(sql`default`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const enrolments = pgTable('enrolments', {
  class: uuid().notNull(),
  student: uuid().notNull(),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  extraTime: doublePrecision('extra_time').notNull().default(1),
  relaxed: boolean().notNull().default(false),
  givenName: text('given_name'),
  familyName: text('family_name'),
  namedAt: timestamp('named_at', { withTimezone: true }),
})

export const barredStudents = pgTable('barred_students', {
  class: uuid().notNull(),
  student: uuid().notNull(),
  barredAt: timestamp('barred_at', { withTimezone: true }).notNull(),
})

export type ClassRow = typeof classes.$inferSelect

/** A student in a class: since when, what the teacher allows them, and what they are called there. */
export type EnrolmentRow = typeof enrolments.$inferSelect
