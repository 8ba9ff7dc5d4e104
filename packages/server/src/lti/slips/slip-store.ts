import { and, eq } from 'drizzle-orm'
import { integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { courses } from '../courses/lti-course-store'
import { placements } from './placement-store'

/** Scores that courses are to have. */
const slips = pgTable(
  'lti_slips',
  {
    course: uuid().notNull(),
    resourceLink: text('resource_link').notNull(),
    user: uuid('user_id').notNull(),
    /** Of 100; null: begun, and nothing is played yet. */
    score: smallint(),
    at: timestamp({ withTimezone: true }).notNull(),
    daysLate: smallint('days_late').notNull().default(0),
    state: text({ enum: ['waiting', 'sent', 'stopped'] }).notNull(),
    why: text(),
    tries: integer().notNull().default(0),
    waitsSince: timestamp('waits_since', { withTimezone: true }).notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }),
    /** The moment that was told with the last delivery. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    sentScore: smallint('sent_score'),
  },
  ({ course, resourceLink, user }) => [primaryKey({ columns: [course, resourceLink, user] })],
)

/** The scores of a user that courses have, or are to have. */
export const slipsOf = ({ sql: queries }: Queries, user: string) =>
  queries
    .select({
      course: courses.title,
      assignment: placements.assignment,
      score: slips.score,
      at: slips.at,
      state: slips.state,
    })
    .from(slips)
    .innerJoin(
      placements,
      and(eq(placements.course, slips.course), eq(placements.resourceLink, slips.resourceLink)),
    )
    .innerJoin(courses, eq(courses.class, slips.course))
    .where(eq(slips.user, user))
    .orderBy(slips.at)
