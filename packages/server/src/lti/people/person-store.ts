import { eq } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { platforms } from '../platforms/platform-store'

/** Who somebody of a platform is here. */
export const people = pgTable(
  'lti_people',
  {
    platform: uuid().notNull(),
    subject: text().notNull(),
    side: text({ enum: ['teacher', 'student'] }).notNull(),
    user: uuid('user_id').notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  ({ platform, subject, side }) => [primaryKey({ columns: [platform, subject, side] })],
)

/** As whom the platforms know a user. */
export const peopleOf = ({ sql: queries }: Queries, user: string) =>
  queries
    .select({
      platform: platforms.name,
      subject: people.subject,
      side: people.side,
      since: people.since,
    })
    .from(people)
    .innerJoin(platforms, eq(platforms.id, people.platform))
    .where(eq(people.user, user))
    .orderBy(people.since)
