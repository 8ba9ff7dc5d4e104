import { and, count, eq } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'

const schoolLogins = pgTable('school_logins', {
  issuer: text().notNull(),
  subject: text().notNull(),
  user: uuid('user_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
})

type Known = { issuer: string; subject: string }

const is = ({ issuer, subject }: Known) =>
  and(eq(schoolLogins.issuer, issuer), eq(schoolLogins.subject, subject))

/** The user whom a school login opens. */
export async function userOfSchoolLogin({ sql: queries }: Queries, known: Known) {
  const [row] = await queries
    .select({ user: schoolLogins.user })
    .from(schoolLogins)
    .where(is(known))
  return row?.user
}

/** Links a school login with a user; false when either is linked already, at this issuer. */
export async function linkSchoolLogin(
  { sql: queries }: Queries,
  { issuer, subject }: Known,
  user: string,
  now: Date,
): Promise<boolean> {
  const made = await queries
    .insert(schoolLogins)
    .values({ issuer, subject, user, createdAt: now, usedAt: now })
    .onConflictDoNothing()
    .returning({ user: schoolLogins.user })
  return made.length > 0
}

/** Somebody came through a school login. */
export async function markSchoolLoginUsed({ sql: queries }: Queries, known: Known, now: Date) {
  await queries.update(schoolLogins).set({ usedAt: now }).where(is(known))
}

/** The school logins that open the account of a user. */
export function schoolLoginsOf({ sql: queries }: Queries, user: string) {
  return queries
    .select()
    .from(schoolLogins)
    .where(eq(schoolLogins.user, user))
    .orderBy(schoolLogins.issuer)
}

/** How many accounts are connected with the logins of each issuer. */
export async function countSchoolLogins({ sql: queries }: Queries): Promise<Map<string, number>> {
  const rows = await queries
    .select({ issuer: schoolLogins.issuer, accounts: count() })
    .from(schoolLogins)
    .groupBy(schoolLogins.issuer)
  return new Map(rows.map(({ issuer, accounts }) => [issuer, accounts]))
}

/** No school login opens a user's account any more, or none of one issuer; whether one did. */
export async function unlinkSchoolLogins(
  { sql: queries }: Queries,
  user: string,
  issuer?: string,
): Promise<boolean> {
  const gone = await queries
    .delete(schoolLogins)
    .where(and(eq(schoolLogins.user, user), issuer ? eq(schoolLogins.issuer, issuer) : undefined))
    .returning({ user: schoolLogins.user })
  return gone.length > 0
}
