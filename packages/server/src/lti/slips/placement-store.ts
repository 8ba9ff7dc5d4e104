import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Where in a course a link stands, and the assignment that it became there. */
export const placements = pgTable(
  'lti_placements',
  {
    /** The class of the course. */
    course: uuid().notNull(),
    resourceLink: text('resource_link').notNull(),
    link: uuid(),
    assignment: uuid(),
    columnUrl: text('column_url'),
    scopes: text().array().notNull().default([]),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  ({ course, resourceLink }) => [primaryKey({ columns: [course, resourceLink] })],
)
