import type { RosterPreview } from '@duologue/contract/rosters/rosters'
import { rosterVersions } from '@duologue/domain/rosters/roster-files'
import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** How far an import has come (rosters.md#importing). */
const importStates = ['ready', 'running', 'done', 'dropped'] as const

export const rosterImports = pgTable('roster_imports', {
  id: uuid().primaryKey(),
  madeBy: uuid('made_by'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  version: text({ enum: rosterVersions }).notNull(),
  state: text({ enum: importStates }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  preview: jsonb().$type<RosterPreview>().notNull(),
  newest: timestamp({ withTimezone: true }),
  changes: integer().notNull(),
  taken: integer().notNull().default(0),
  placed: text(),
})

export type ImportRow = typeof rosterImports.$inferSelect

/** What a row of an import says that changes something; see the migration. */
export const rosterRows = pgTable('roster_rows', {
  import: uuid().notNull(),
  no: integer().notNull(),
  kind: text({ enum: ['class', 'person', 'enrolment'] }).notNull(),
  sourcedId: text('sourced_id').notNull(),
  isActive: boolean('is_active').notNull(),
  modified: timestamp({ withTimezone: true }),
  title: text(),
  course: text(),
  school: text(),
  endsOn: date('ends_on'),
  givenName: text('given_name'),
  familyName: text('family_name'),
  role: text({ enum: ['teacher', 'student', 'aide', 'other'] }),
  email: text(),
  loginIds: text('login_ids').array(),
  class: text(),
  person: text(),
})

export type ChangeRow = Omit<typeof rosterRows.$inferInsert, 'import' | 'no' | 'modified'> & {
  modified: Date | null
}

export const rosterClasses = pgTable('roster_classes', {
  sourcedId: text('sourced_id').primaryKey(),
  title: text().notNull(),
  course: text(),
  school: text(),
  endsOn: date('ends_on'),
  modified: timestamp({ withTimezone: true }),
  isActive: boolean('is_active').notNull(),
  leftAt: timestamp('left_at', { withTimezone: true }),
  class: uuid('class_id'),
})

export const rosterPeople = pgTable('roster_people', {
  sourcedId: text('sourced_id').primaryKey(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  role: text({ enum: ['teacher', 'student', 'aide', 'other'] }),
  email: text(),
  loginIds: text('login_ids').array().notNull().default([]),
  modified: timestamp({ withTimezone: true }),
  isActive: boolean('is_active').notNull(),
  leftAt: timestamp('left_at', { withTimezone: true }),
  user: uuid('user_id'),
})

export const rosterEnrolments = pgTable('roster_enrolments', {
  sourcedId: text('sourced_id').primaryKey(),
  class: text().notNull(),
  person: text().notNull(),
  role: text({ enum: ['teacher', 'student', 'aide'] }).notNull(),
  modified: timestamp({ withTimezone: true }),
  isActive: boolean('is_active').notNull(),
  leftAt: timestamp('left_at', { withTimezone: true }),
})

export const rosterPlaces = pgTable('roster_places', {
  class: text().notNull(),
  person: text().notNull(),
  place: text({ enum: ['roster', 'hand'] }).notNull(),
})
