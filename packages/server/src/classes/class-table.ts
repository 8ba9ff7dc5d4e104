import { classScores } from '@duologue/domain/choices/class-scores'
import { classMaturities } from '@duologue/domain/choices/song-choices'
import { pupilDevices, pupilLogins, speakingSettings } from '@duologue/domain/pupils/pupil-settings'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  pgTable,
  pgView,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** A class's row (classes.md#what-is-stored); see the migration for what its code means. */
export const classes = pgTable('classes', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  color: text().notNull(),
  icon: text().notNull(),
  language: text().notNull(),
  teacher: uuid().notNull(),
  coTeachers: uuid('co_teachers').array().notNull().default([]),
  scores: text({ enum: classScores }).notNull(),
  songMaturity: text('song_maturity', { enum: classMaturities }).notNull(),
  isOpen: boolean('is_open').notNull(),
  code: text(),
  joinCode: text('join_code').notNull().default(sql`default`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  archivedAt: timestamp('archived_at', { withTimezone: true }),
  pupilLogin: text('pupil_login', { enum: pupilLogins }).notNull(),
  pupilDevices: text('pupil_devices', { enum: pupilDevices }).notNull(),
  speaking: text({ enum: speakingSettings }).notNull(),
})

/** Who teaches a class beside its owner; the class itself bears their ids, too (0064-class-teachers.sql). */
export const classTeachers = pgTable('class_teachers', {
  class: uuid().notNull(),
  user: uuid('user_id').notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
  offeredUntil: timestamp('offered_until', { withTimezone: true }),
})

/** Whom an owner has asked to teach a class; see the migration. */
export const classInvitations = pgTable('class_invitations', {
  id: uuid().primaryKey(),
  class: uuid().notNull(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  invitedBy: uuid('invited_by').notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
})

/** Everybody who teaches a class: its owner, and who does beside them. */
export const taughtClasses = pgView('taught_classes', {
  class: uuid().notNull(),
  user: uuid('user_id').notNull(),
}).existing()

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
