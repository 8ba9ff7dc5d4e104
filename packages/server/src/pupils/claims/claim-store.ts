import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../database/bytes'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { keyIn, readByKey } from '../../database/read-by-key'
import { pupils } from '../pupil-store'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const claims = pgTable('claims', {
  user: uuid('user_id').primaryKey(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  language: text().$type<BuiltLanguage>().notNull(),
  tokenHash: bytes('token_hash').notNull(),
  askedAt: moment('asked_at').notNull(),
  verifiedAt: moment('verified_at'),
  agreedBy: uuid('agreed_by'),
  agreedAt: moment('agreed_at'),
})

export type ClaimRow = typeof claims.$inferSelect

const ofUsers = readByKey(({ sql: queries }) =>
  queries.select().from(claims).where(keyIn(claims.user, 'users')),
)

/** What some pupils asked for, by who asked; some of it may be over. */
export async function claimsOf(queries: Queries, users: readonly string[]) {
  const rows = users.length === 0 ? [] : await ofUsers(queries, { users })
  return new Map(rows.map(row => [row.user, row]))
}

/** Whose claim has a link with this token. */
export async function userOfClaimLink({ sql: queries }: Queries, tokenHash: Buffer) {
  const [row] = await queries
    .select({ user: claims.user })
    .from(claims)
    .where(eq(claims.tokenHash, tokenHash))
  return row?.user
}

/** A pupil's claim, which nobody changes until the transaction ends; the pupil is locked before. */
export async function lockClaim({ sql: queries }: Queries, user: string) {
  const [row] = await queries.select().from(claims).where(eq(claims.user, user)).for('update')
  return row
}

/** Keeps what a locked pupil asked for, instead of what they asked for before; nobody has agreed to it yet. */
export async function upsertClaim(
  { sql: queries }: Queries,
  asked: Pick<ClaimRow, 'user' | 'email' | 'passwordHash' | 'language' | 'tokenHash' | 'askedAt'>,
): Promise<void> {
  const { user, ...rest } = asked
  const row = { ...rest, verifiedAt: null, agreedBy: null, agreedAt: null }
  await queries
    .insert(claims)
    .values({ user, ...row })
    .onConflictDoUpdate({ target: claims.user, set: row })
}

/** Changes what is known of a locked claim. */
export const changeClaim = (queries: Queries, user: string, change: ClaimChange): Promise<void> =>
  changeClaims(queries, [user], change)

type ClaimChange = Partial<Pick<ClaimRow, 'verifiedAt' | 'agreedBy' | 'agreedAt'>>

/** Changes those of some people. */
export async function changeClaims(
  { sql: queries }: Queries,
  users: readonly string[],
  change: ClaimChange,
): Promise<void> {
  await queries
    .update(claims)
    .set(change)
    .where(inArray(claims.user, [...users]))
}

/** Forgets what somebody has agreed to for the pupils of a class: who keeps them then is asked anew. */
export async function forgetAgreements(
  { sql: queries }: Queries,
  { class: id, teacher }: { class: string; teacher: string },
): Promise<void> {
  const kept = queries.select({ id: pupils.user }).from(pupils).where(eq(pupils.homeClass, id))
  await queries
    .update(claims)
    .set({ agreedBy: null, agreedAt: null })
    .where(and(eq(claims.agreedBy, teacher), inArray(claims.user, kept)))
}

/** Nothing is asked for any more. */
export async function deleteClaim({ sql: queries }: Queries, user: string): Promise<void> {
  await queries.delete(claims).where(eq(claims.user, user))
}

/** Forgets some of the claims that nothing can come of any more; whether more may be left. */
export function forgetClaims(queries: Queries, now: Date): Promise<boolean> {
  const asked = (ms: number) => lte(claims.askedAt, new Date(now.getTime() - ms))
  return deleteSome(
    queries,
    claims,
    sql`${asked(pupilLimits.claim)} or ${claims.verifiedAt} is null and ${asked(pupilLimits.claimLink)}`,
  )
}
