import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Courses of platforms, each with its class. */
export const courses = pgTable(
  'lti_courses',
  {
    platform: uuid().notNull(),
    deployment: text().notNull(),
    context: text().notNull(),
    class: uuid().notNull(),
    title: text().notNull(),
    membersUrl: text('members_url'),
    columnsUrl: text('columns_url'),
    scopes: text().array().notNull().default([]),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  },
  ({ platform, deployment, context }) => [primaryKey({ columns: [platform, deployment, context] })],
)
