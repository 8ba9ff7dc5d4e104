import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import { type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'
import { newId } from '../outside/random/new-id'
import type { AccountsRoom } from './accounts-room'

const history = pgTable('account_history', {
  id: uuid().primaryKey(),
  user: uuid('user_id').notNull(),
  actor: uuid(),
  what: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

/** What can happen to an account. */
export type Event =
  | 'signed-up'
  | 'sign-up-tried'
  | 'profile-changed'
  | 'password-changed'
  | 'password-reset'
  | 'email-verified'
  | 'google-linked'
  | 'school-login-linked'
  | 'school-login-unlinked'
  | 'session-ended'
  | 'token-made'
  | 'token-ended'
  | 'exported'
  | 'deleted'
  | 'role-changed'
  | 'logged-out'
  | 'closed'
  | 'opened'
  | 'claim-asked'
  | 'claimed'
  | 'claim-undone'

/** Something that happened to a user's account, and who did it. */
interface Noted {
  user: string
  actor: string | null
  what: Event
}

/** Writes down what happened to a user's account and who did it; without an actor it was the operator. */
export async function note(
  room: Pick<AccountsRoom, 'clock' | 'random'>,
  { sql: queries }: Queries,
  event: Noted,
): Promise<void> {
  const id = newId(room.random, room.clock)
  await queries.insert(history).values({ ...event, id, at: room.clock.now() })
}

/** What is noted of an account that a statement makes, whose id is in a column of it: a part of that statement. */
export const signUpNoted = (user: PgColumn, { actor, at }: { actor: string; at: Date }) => ({
  into: history,
  fields: {
    id: sql<string>`gen_random_uuid()`.as('event'),
    user,
    actor: sql<string>`${actor}::uuid`.as('actor'),
    what: sql<Event>`${'signed-up' satisfies Event}`.as('what'),
    at: sql<Date>`${at.toISOString()}::timestamptz`.as('at'),
  },
  answers: { id: history.user },
})

/** What happened to a user's account, in order. */
export function historyOf({ sql: queries }: Queries, user: string) {
  return queries
    .select()
    .from(history)
    .where(eq(history.user, user))
    .orderBy(asc(history.at), asc(history.id))
}

/** How often something happened to a user's account since then. */
export async function eventsSince(
  { sql: queries }: Queries,
  user: string,
  what: Event,
  since: Date,
) {
  const [row] = await queries
    .select({ total: count() })
    .from(history)
    .where(and(eq(history.user, user), eq(history.what, what), gt(history.at, since)))
  return row?.total ?? 0
}
