import { and, eq } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'

const googleAccounts = pgTable('google_accounts', {
  issuer: text().notNull(),
  subject: text().notNull(),
  user: uuid('user_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

type Known = { issuer: string; subject: string }

/** The user who logs in with this Google account. */
export async function userOfGoogle({ sql: queries }: Queries, { issuer, subject }: Known) {
  const [row] = await queries
    .select({ user: googleAccounts.user })
    .from(googleAccounts)
    .where(and(eq(googleAccounts.issuer, issuer), eq(googleAccounts.subject, subject)))
  return row?.user
}

/** Links a Google account to a user; false when it is linked already. */
export async function linkGoogle(
  { sql: queries }: Queries,
  { issuer, subject }: Known,
  user: string,
  now: Date,
): Promise<boolean> {
  const made = await queries
    .insert(googleAccounts)
    .values({ issuer, subject, user, createdAt: now })
    .onConflictDoNothing()
    .returning({ user: googleAccounts.user })
  return made.length > 0
}

/** The Google accounts that a user logs in with. */
export function googleOf({ sql: queries }: Queries, user: string) {
  return queries
    .select({ issuer: googleAccounts.issuer, subject: googleAccounts.subject })
    .from(googleAccounts)
    .where(eq(googleAccounts.user, user))
}

/** Nobody logs in to a user's account with Google any more. */
export async function unlinkGoogle({ sql: queries }: Queries, user: string): Promise<void> {
  await queries.delete(googleAccounts).where(eq(googleAccounts.user, user))
}
