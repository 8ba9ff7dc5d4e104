import type { Side } from '@duologue/domain/lti/roles'
import { and, eq } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accountBeside } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { keyIs, readByKey } from '../../database/read-by-key'
import { platforms } from '../platforms/platform-store'

/** Who somebody of a platform is here (lti.md#people). */
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

/** Somebody of a platform, on one side of its courses. */
export interface PersonKey {
  platform: string
  subject: string
  side: Side
}

const account = accountBeside(people.user)

const byKey = readByKey(({ sql: queries }) =>
  queries
    .select({
      user: people.user,
      seenAt: people.seenAt,
      isPupil: account.fields.isPupil,
      closedAt: account.fields.closedAt,
      givenName: account.fields.givenName,
      familyName: account.fields.familyName,
    })
    .from(people)
    .innerJoin(...account.join)
    .where(
      and(
        keyIs(people.platform, 'platform'),
        keyIs(people.subject, 'subject'),
        keyIs(people.side, 'side'),
      ),
    ),
)

/** Somebody of a platform who has an account here. */
export type KnownPerson = NonNullable<Awaited<ReturnType<typeof personOf>>>

/** Who somebody of a platform is here, and when they came last; undefined when they are nobody yet. */
export async function personOf(queries: Queries, { platform, subject, side }: PersonKey) {
  const [row] = await byKey(queries, { platform, subject, side })
  return row
}

/** Says who somebody is; whether nobody was said to be them before. */
export async function insertPerson(
  { sql: queries }: Queries,
  { platform, subject, side }: PersonKey,
  user: string,
  now: Date,
): Promise<boolean> {
  const made = await queries
    .insert(people)
    .values({ platform, subject, side, user, since: now, seenAt: now })
    .onConflictDoNothing()
    .returning({ user: people.user })
  return made.length > 0
}

/** Notes that somebody came again. */
export async function changeSeen(
  { sql: queries }: Queries,
  { platform, subject, side }: PersonKey,
  seenAt: Date,
): Promise<void> {
  await queries
    .update(people)
    .set({ seenAt })
    .where(and(eq(people.platform, platform), eq(people.subject, subject), eq(people.side, side)))
}

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
