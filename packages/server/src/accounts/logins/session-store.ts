import {
  isProlonged,
  type SessionKind,
  sessionKinds,
  sessionLength,
} from '@duologue/domain/accounts/session-kinds'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../database/bytes'
import type { Database, Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { readByKey } from '../../database/read-by-key'
import { hashOf } from '../secret'
import { users } from '../user-store'
import { forgiven, type Tried } from './failed-login-store'

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  user: uuid('user_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  device: text().notNull(),
  kind: text({ enum: sessionKinds }).notNull().default('own'),
  createdAt: moment('created_at'),
  /** When its user showed last that it is them (accounts.md#asked-again). */
  confirmedAt: moment('confirmed_at'),
  lastUsedAt: moment('last_used_at'),
  expiresAt: moment('expires_at'),
})

export type SessionRow = typeof sessions.$inferSelect

const expiryFrom = (now: Date, kind: SessionKind) => new Date(now.getTime() + sessionLength[kind])

/** Begins a session; only the token's hash is kept. In the same statement a try that was right is forgiven. */
export async function insertSession(
  { sql: queries }: Queries,
  session: {
    id: string
    user: string
    token: string
    device: string
    kind: SessionKind
    now: Date
    /** When it ends, where that is not as usual for its kind. */
    until?: Date | undefined
  },
  forgives?: Tried,
): Promise<void> {
  const { token, now, until, ...rest } = session
  const inserting = forgives ? queries.with(...forgiven(queries, forgives)) : queries
  await inserting.insert(sessions).values({
    ...rest,
    tokenHash: hashOf(token),
    createdAt: now,
    confirmedAt: now,
    lastUsedAt: now,
    expiresAt: until ?? expiryFrom(now, session.kind),
  })
}

const byToken = readByKey(database =>
  database.sql
    .select({
      session: sessions.id,
      kind: sessions.kind,
      lastUsedAt: sessions.lastUsedAt,
      confirmedAt: sessions.confirmedAt,
      user: users.id,
      role: users.role,
      type: users.type,
      isPupil: users.isPupil,
      closedAt: users.closedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    ),
)

/** Who has this token: the session and its user; undefined when it is nobody's or over. */
export async function sessionOf(database: Database, token: string, now: Date) {
  const [row] = await byToken(database, { tokenHash: hashOf(token), now })
  return row
}

/** A session was used: it ends later, where its kind is prolonged. */
export async function prolongSession(
  { sql: queries }: Queries,
  { session, kind }: { session: string; kind: SessionKind },
  now: Date,
) {
  await queries
    .update(sessions)
    .set({ lastUsedAt: now, ...(isProlonged(kind) ? { expiresAt: expiryFrom(now, kind) } : {}) })
    .where(eq(sessions.id, session))
}

/** The user of a session has shown again that it is them. */
export async function confirmSession({ sql: queries }: Queries, session: string, now: Date) {
  await queries.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, session))
}

/** A user's sessions that are not over, the last used first. */
export function sessionsOfUser({ sql: queries }: Queries, user: string, now: Date) {
  return queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.user, user), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

/** Ends one session of a user; false when it is not theirs or over. */
export async function endSessionRow({ sql: queries }: Queries, id: string, user: string) {
  const gone = await queries
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user, user)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

/** Ends all sessions of a user, but for one if it is named. */
export async function endSessionsOf({ sql: queries }: Queries, user: string, but?: string) {
  await queries
    .delete(sessions)
    .where(and(eq(sessions.user, user), but ? ne(sessions.id, but) : undefined))
}

/** Forgets some of the sessions that are over; whether more may be left. */
export const forgetSessions = (queries: Queries, now: Date): Promise<boolean> =>
  deleteSome(queries, sessions, lt(sessions.expiresAt, now))
