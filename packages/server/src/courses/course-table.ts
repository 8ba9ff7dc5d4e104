import type { Level } from '@duologue/domain/choices/levels'
import type { CourseUnit } from '@duologue/domain/courses/course'
import { sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A course's row (courses.md#fields); see the migration for what its columns mean. */
export const courses = pgTable('courses', {
  id: uuid().primaryKey(),
  shortid: text().notNull(),
  contentKey: text('content_key'),
  contentDigest: text('content_digest'),
  isSample: boolean('is_sample').generatedAlwaysAs(sql`content_key is not null`),
  title: text().notNull(),
  titleSearch: text('title_search').notNull(),
  description: text().notNull().default(''),
  language: text().notNull(),
  translationLanguage: text('translation_language'),
  author: uuid(),
  units: jsonb().$type<CourseUnit[]>().notNull().default([]),
  // Kept by the database.
  things: uuid().array().notNull().default([]),
  levels: text().array().$type<Level[]>().notNull().default([]),
  isPublished: boolean('is_published').notNull().default(false),
  version: integer().notNull().default(1),
  // When a report hid it until an editor has looked (decision 049).
  heldAt: instant('held_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  publishedAt: instant('published_at'),
  deletedAt: instant('deleted_at'),
})

export type CourseRow = typeof courses.$inferSelect

/** Who follows which course (courses.md#starting). */
export const learnerCourses = pgTable(
  'learner_courses',
  {
    user: uuid('user_id').notNull(),
    course: uuid().notNull(),
    language: text().notNull(),
    startUnit: text('start_unit'),
    startedAt: instant('started_at').notNull(),
    isActive: boolean('is_active').notNull(),
  },
  table => [primaryKey({ columns: [table.user, table.course] })],
)

export type LearnerCourse = typeof learnerCourses.$inferSelect

/** The course that a class follows. */
export const classCourses = pgTable('class_courses', {
  class: uuid().primaryKey(),
  course: uuid().notNull(),
  since: instant('since').notNull(),
})

/** Who may read a course because a class of theirs follows it (courses.md#who-may-read). */
export const courseReaders = pgView('course_readers', { course: uuid(), reader: uuid() }).existing()
