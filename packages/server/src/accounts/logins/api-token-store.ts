import { apiTokenScopes } from '@duologue/domain/accounts/api-tokens'
import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../database/bytes'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { readByKey } from '../../database/read-by-key'
import { hashOf } from '../secret'
import { users } from '../user-store'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const apiTokens = pgTable('api_tokens', {
  id: uuid().primaryKey(),
  user: uuid('user_id').notNull(),
  name: text().notNull(),
  scope: text({ enum: apiTokenScopes }).notNull(),
  tokenHash: bytes('token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  usedAt: moment('used_at'),
})

export type ApiTokenRow = typeof apiTokens.$inferSelect

/** Makes a token; only its hash is kept. */
export async function insertApiToken(
  { sql: queries }: Queries,
  { token, ...row }: Omit<ApiTokenRow, 'tokenHash' | 'usedAt'> & { token: string },
): Promise<ApiTokenRow> {
  const [made] = await queries
    .insert(apiTokens)
    .values({ ...row, tokenHash: hashOf(token) })
    .returning()
  if (!made) throw new Error('no token was made')
  return made
}

const byToken = readByKey(database =>
  database.sql
    .select({
      id: apiTokens.id,
      scope: apiTokens.scope,
      usedAt: apiTokens.usedAt,
      user: users.id,
      role: users.role,
      type: users.type,
      isPupil: users.isPupil,
      closedAt: users.closedAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.user))
    .where(
      and(
        eq(apiTokens.tokenHash, sql.placeholder('tokenHash')),
        gt(apiTokens.endsAt, sql.placeholder('now')),
      ),
    ),
)

/** Whose this token is, and what it may; undefined when it is nobody's or has ended. */
export async function apiTokenOf(
  database: Parameters<typeof byToken>[0],
  token: string,
  now: Date,
) {
  const [row] = await byToken(database, { tokenHash: hashOf(token), now })
  return row
}

/** A token was used. */
export async function noteApiTokenUse({ sql: queries }: Queries, id: string, now: Date) {
  await queries.update(apiTokens).set({ usedAt: now }).where(eq(apiTokens.id, id))
}

const ofUser = (user: string, now: Date) => and(eq(apiTokens.user, user), gt(apiTokens.endsAt, now))

/** A user's tokens that have not ended, the newest first. */
export const apiTokensOfUser = ({ sql: queries }: Queries, user: string, now: Date) =>
  queries
    .select()
    .from(apiTokens)
    .where(ofUser(user, now))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))

export async function countApiTokens({ sql: queries }: Queries, user: string, now: Date) {
  const [row] = await queries.select({ n: count() }).from(apiTokens).where(ofUser(user, now))
  return row?.n ?? 0
}

/** Ends one token of a user; false when it is not theirs. */
export async function endApiTokenRow({ sql: queries }: Queries, id: string, user: string) {
  const gone = await queries
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.user, user)))
    .returning({ id: apiTokens.id })
  return gone.length > 0
}

/** Ends all tokens of a user. */
export async function endApiTokensOf({ sql: queries }: Queries, user: string): Promise<void> {
  await queries.delete(apiTokens).where(eq(apiTokens.user, user))
}

/** Forgets some of the tokens that have ended; whether more may be left. */
export const forgetApiTokens = (queries: Queries, now: Date): Promise<boolean> =>
  deleteSome(queries, apiTokens, lt(apiTokens.endsAt, now))
