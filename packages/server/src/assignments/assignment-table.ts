import {
  assignmentActivities,
  assignmentDifficulties,
  assignmentModes,
  requirements,
} from '@duologue/domain/choices/assignment-choices'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { thingColumns } from '../thing-columns'

/** An assignment's row (assignments.md#settings); see the migration for what its columns mean. */
export const assignments = pgTable('assignments', {
  id: uuid().primaryKey(),
  class: uuid().notNull(),
  ...thingColumns(),
  title: text().notNull(),
  activity: text({ enum: assignmentActivities }).notNull(),
  mode: text({ enum: assignmentModes }).notNull(),
  difficulty: text({ enum: assignmentDifficulties }).notNull(),
  requirement: text({ enum: requirements }).notNull(),
  requiredScore: integer('required_score'),
  dateDue: timestamp('date_due', { withTimezone: true }).notNull(),
  timeZone: text('time_zone').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const completions = pgTable('assignment_completions', {
  assignment: uuid().notNull(),
  student: uuid().notNull(),
  isOnTime: boolean('is_on_time').notNull(),
  completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
})

export type AssignmentRow = typeof assignments.$inferSelect
export type CompletionRow = typeof completions.$inferSelect
