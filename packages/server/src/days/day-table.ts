import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** What a learner did on a day in a language (days.md#days). */
export const learnerDays = pgTable(
  'learner_days',
  {
    user: uuid('user_id').notNull(),
    day: date().notNull(),
    language: text().notNull(),
    lines: integer().notNull(),
    reviewed: integer().notNull(),
    steps: integer().notNull(),
    plays: integer().notNull(),
    seconds: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.user, table.day, table.language] })],
)

/** What a learner wants to do from a Monday on; nothing where both are null (days.md#goal). */
export const learnerGoals = pgTable(
  'learner_goals',
  {
    user: uuid('user_id').notNull(),
    since: date().notNull(),
    minutes: integer(),
    days: integer(),
  },
  table => [primaryKey({ columns: [table.user, table.since] })],
)
