import { accountKey } from '@duologue/domain/accounts/account-key'
import { accountTypes } from '@duologue/domain/accounts/account-types'
import { learnsChoices } from '@duologue/domain/accounts/learns'
import { teacherStates } from '@duologue/domain/accounts/teacher-approval'
import { siteLanguages } from '@duologue/domain/messages/site-languages'
import { reasons } from '@duologue/domain/school/reasons'
import { and, asc, type Column, eq, getTableColumns, inArray, like, sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'
import { keyIn, keyIs, readByKey } from '../database/read-by-key'
import { signUpNoted } from './account-history-store'

/** A user's row (accounts.md#fields-of-a-user); the `_key` columns hold the case-folded forms that must be unique. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  username: text().notNull(),
  usernameKey: text('username_key').notNull(),
  displayName: text('display_name').notNull(),
  givenName: text('given_name'),
  familyName: text('family_name'),
  email: text(),
  emailKey: text('email_key'),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  passwordHash: text('password_hash'),
  type: text({ enum: accountTypes }).notNull().default('personal'),
  role: text({ enum: ['editor', 'admin'] }),
  avatar: text(),
  language: text({ enum: siteLanguages }),
  learns: text({ enum: learnsChoices }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Whether a teacher made the account (pupils.md#keeping). */
  isPupil: boolean('is_pupil').notNull().default(false),
  /** Since when a pupil's account is their own (pupils.md#claiming). */
  claimedAt: timestamp('claimed_at', { withTimezone: true }),
  /** Since when the account is closed, and why (school.md#closed-accounts). */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  closedWhy: text('closed_why', { enum: reasons }),
  /** What the school has decided about a teacher, and since when they wish to be one (accounts.md#approved-teachers). */
  teacherState: text('teacher_state', { enum: teacherStates }),
  teacherSince: timestamp('teacher_since', { withTimezone: true }),
})

export type UserRow = typeof users.$inferSelect

/** An account beside a row of another room that has its id, as a part of that room's query; `named` finds it by its key. */
export const accountBeside = (id: Column) => ({
  fields: getTableColumns(users),
  join: [users, eq(users.id, id)] as const,
  named: keyIs(users.usernameKey, 'key'),
})

const byIds = readByKey(({ sql: queries }) =>
  queries.select().from(users).where(keyIn(users.id, 'ids')),
)

/** The users with these ids, in no order; unknown ids are left out. */
export function usersByIds(queries: Queries, ids: readonly string[]): Promise<UserRow[]> {
  return byIds(queries, { ids })
}

/** The user with this id; undefined when there is none. */
export async function userById(queries: Queries, id: string) {
  const [row] = await byIds(queries, { ids: [id] })
  return row
}

/** The same, and nobody changes or deletes them until the transaction ends. */
export async function lockUser({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(users).where(eq(users.id, id)).for('no key update')
  return row
}

/** Several, locked in one order. */
export async function lockUsers(
  { sql: queries }: Queries,
  ids: readonly string[],
): Promise<UserRow[]> {
  if (ids.length === 0) return []
  return queries
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update')
}

const byEmail = readByKey(({ sql: queries }) =>
  queries.select().from(users).where(keyIs(users.emailKey, 'key')),
)

/** The user with this e-mail address, however it is written. */
export async function userByEmail(queries: Queries, email: string) {
  const [row] = await byEmail(queries, { key: accountKey(email) })
  return row
}

const byEmails = readByKey(({ sql: queries }) =>
  queries.select().from(users).where(keyIn(users.emailKey, 'keys')),
)

/** The users with these e-mail addresses, in no order. */
export function usersByEmails(queries: Queries, emails: readonly string[]): Promise<UserRow[]> {
  return emails.length === 0
    ? Promise.resolve([])
    : byEmails(queries, { keys: emails.map(accountKey) })
}

/** The user with this username, however it is written. */
export async function userByUsername({ sql: queries }: Queries, username: string) {
  const [row] = await queries
    .select()
    .from(users)
    .where(eq(users.usernameKey, accountKey(username)))
  return row
}

/** Users whose username begins so, and how many there are in all; nobody finds a pupil (pupils.md#what-others-see). */
export async function usersBeginning({ sql: queries }: Queries, start: string, most: number) {
  const pattern = `${accountKey(start).replace(/[\\%_]/g, sign => `\\${sign}`)}%`
  const rows = await queries
    .select({ user: users, total: sql<string>`count(*) over ()` })
    .from(users)
    .where(and(like(users.usernameKey, pattern), eq(users.isPupil, false)))
    .orderBy(asc(users.usernameKey))
    .limit(most)
  return { rows: rows.map(row => row.user), total: Number(rows[0]?.total ?? 0) }
}

/** Makes a user; undefined when the username or the e-mail address is taken. */
export async function makeUser(
  { sql: queries }: Queries,
  user: Pick<UserRow, 'id' | 'username' | 'createdAt'> &
    Partial<
      Pick<
        UserRow,
        'email' | 'emailVerifiedAt' | 'passwordHash' | 'givenName' | 'familyName' | 'language'
      >
    >,
): Promise<UserRow | undefined> {
  const [row] = await queries
    .insert(users)
    .values({
      ...user,
      usernameKey: accountKey(user.username),
      displayName: user.username,
      emailKey: user.email ? accountKey(user.email) : null,
    })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Makes users and notes who did it, in one statement; answers their ids. Those whose username is taken are left out. */
export async function makeUsers(
  { sql: queries }: Queries,
  people: readonly (Pick<UserRow, 'id' | 'username' | 'createdAt'> &
    Partial<Pick<UserRow, 'givenName' | 'familyName' | 'type' | 'isPupil'>>)[],
  by: { actor: string; at: Date },
): Promise<{ id: string }[]> {
  if (people.length === 0) return []
  const made = queries.$with('made').as(
    queries
      .insert(users)
      .values(
        people.map(user => ({
          ...user,
          usernameKey: accountKey(user.username),
          displayName: user.username,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: users.id }),
  )
  const noted = signUpNoted(made.id, by)
  return queries
    .with(made)
    .insert(noted.into)
    .select(queries.select(noted.fields).from(made))
    .returning(noted.answers)
}

/** Makes a user without a password unless the username is taken; answers the id of whoever has it. */
export async function findOrMakeUser(
  database: Queries,
  { now, ...user }: { id: string; username: string; now: Date },
): Promise<string> {
  const made = await makeUser(database, { ...user, createdAt: now })
  const row = made ?? (await userByUsername(database, user.username))
  if (!row) throw new Error('a user was neither found nor made')
  return row.id
}

/** What can be changed of a user. */
type Change = Partial<
  Pick<
    UserRow,
    | 'username'
    | 'givenName'
    | 'familyName'
    | 'avatar'
    | 'type'
    | 'language'
    | 'learns'
    | 'passwordHash'
    | 'email'
    | 'emailVerifiedAt'
    | 'role'
    | 'isPupil'
    | 'claimedAt'
    | 'closedAt'
    | 'closedWhy'
    | 'teacherState'
    | 'teacherSince'
  >
>

/** Changes a user; undefined when there is none. What hangs on the username or on the address follows it. */
export async function changeUser({ sql: queries }: Queries, id: string, change: Change) {
  const { username, email } = change
  const named = username ? { usernameKey: accountKey(username), displayName: username } : {}
  const addressed = email === undefined ? {} : { emailKey: email && accountKey(email) }
  const [row] = await queries
    .update(users)
    .set({ ...change, ...named, ...addressed })
    .where(eq(users.id, id))
    .returning()
  return row
}

/** Gives several users other names, in one statement. */
export async function renameUsers(
  { sql: queries }: Queries,
  named: readonly { id: string; given: string; family: string | null }[],
): Promise<void> {
  if (named.length === 0) return
  const ids = sql.param(named.map(({ id }) => id))
  const given = sql.param(named.map(one => one.given))
  const family = sql.param(named.map(one => one.family))
  await queries.execute(sql`
    update ${users} set given_name = named.given, family_name = named.family
    from unnest(${ids}::uuid[], ${given}::text[], ${family}::text[]) named (id, given, family)
    where ${users.id} = named.id`)
}

/** Puts another hash of the same password in the place of one, unless the password was changed meanwhile. */
export async function replaceHash(
  { sql: queries }: Queries,
  id: string,
  kept: string,
  passwordHash: string,
): Promise<void> {
  await queries
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, kept)))
}

/** Sets the first-time proof of an e-mail address. */
export async function verifyUser({ sql: queries }: Queries, id: string, now: Date) {
  await queries
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, id), sql`${users.emailVerifiedAt} is null`))
}

/** Deletes a user with everything that hangs on the row; true when there was one. */
export async function deleteUserRow({ sql: queries }: Queries, id: string): Promise<boolean> {
  const gone = await queries.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return gone.length > 0
}
