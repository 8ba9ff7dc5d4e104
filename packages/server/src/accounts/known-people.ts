import type { AccountType } from '@duologue/domain/accounts/account-types'
import { isEditor } from '@duologue/domain/accounts/is-editor'
import { type Reader, visitor } from '@duologue/domain/accounts/reader'
import { waitsToTeach } from '@duologue/domain/accounts/teacher-approval'
import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { note } from './account-history-store'
import type { AccountsRoom } from './accounts-room'
import {
  changeUser,
  lockUser,
  lockUsers,
  type UserRow,
  userById,
  users,
  usersByEmails,
  usersByIds,
} from './user-store'
import { fullNameOf, publicAuthorView } from './user-view'

/** Somebody as they are known to those who share a class with them (security.md#views-of-people). */
export type KnownPerson =
  Awaited<ReturnType<typeof knownPeople>> extends Map<string, infer Person> ? Person : never

/**
 * People by id with their real names and addresses, for the rooms that may show them; in one query. The address of a
 * student who was a pupil is `claimed`: for those alone whose classes they joined afterwards (pupils.md#claiming).
 */
export async function knownPeople(queries: Queries, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await usersByIds(queries, [...new Set(ids)])
  return new Map(
    rows.map(row => {
      const { id, givenName, familyName, claimedAt } = row
      const claimed =
        claimedAt && row.type === 'student' ? { at: claimedAt, email: row.email } : undefined
      const email = claimed ? null : row.email
      const { isPupil } = row
      const known = { givenName, familyName, fullName: fullNameOf(row), email, claimed, isPupil }
      return [id, { ...publicAuthorView(row), ...known }]
    }),
  )
}

/** Somebody as a statement of others tells them, by name. */
export type NamedPerson = Pick<
  UserRow,
  'id' | 'username' | 'displayName' | 'avatar' | 'givenName' | 'familyName'
>

/** The user whose id this is, by name: a JSON value for the statement of others; null where there is none. */
export const personNamed = (who: Column): SQL<NamedPerson | null> => sql`(
  select json_build_object('id', ${users.id}, 'username', ${users.username}, 'displayName', ${users.displayName},
    'avatar', ${users.avatar}, 'givenName', ${users.givenName}, 'familyName', ${users.familyName})
  from ${users} where ${users.id} = ${who}
)`

/** Somebody's address, and whether it is known to be theirs. */
export async function emailOf(queries: Queries, id: string) {
  const user = await userById(queries, id)
  return { email: user?.email ?? null, isVerified: !!user?.emailVerifiedAt }
}

/** Whose addresses these are, known to be theirs; each by its key. */
export async function ownersOf(
  queries: Queries,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const rows = await usersByEmails(queries, emails)
  return new Map(
    rows.flatMap(({ id, emailKey, emailVerifiedAt }) =>
      emailKey && emailVerifiedAt ? [[emailKey, id]] : [],
    ),
  )
}

/**
 * The types of some accounts, which nobody changes until the transaction ends; without the teachers whom the school must
 * approve first.
 */
export async function lockTypes(
  { teacherRule }: Pick<AccountsRoom, 'teacherRule'>,
  transaction: Queries,
  ids: readonly string[],
): Promise<Map<string, AccountType>> {
  const rows = await lockUsers(transaction, [...new Set(ids)])
  return typesIn(teacherRule, rows)
}

/** The same as they are now, which may change at once. */
export async function typesOf(
  { teacherRule }: Pick<AccountsRoom, 'teacherRule'>,
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, AccountType>> {
  return typesIn(teacherRule, await usersByIds(queries, [...new Set(ids)]))
}

const typesIn = (rule: AccountsRoom['teacherRule'], rows: readonly UserRow[]) =>
  new Map(rows.filter(row => !waitsToTeach(rule, row)).map(({ id, type }) => [id, type] as const))

/** An account as it reads, whoever asks for it; one that is gone is a visitor. */
export async function accountReader(queries: Queries, id: string): Promise<Reader> {
  const user = await userById(queries, id)
  if (!user) return visitor
  const { role, type, isPupil } = user
  return {
    kind: 'user',
    id,
    role,
    isStudent: type === 'student',
    ...(isPupil ? { isPupil } : {}),
  }
}

/** Whether an account is an editor's or an admin's. */
export async function isEditorAccount(queries: Queries, id: string | null): Promise<boolean> {
  return id !== null && isEditor(await accountReader(queries, id))
}

/** How well an account is known: since when it is there, and whether its address is its owner's. */
export async function standingOf(queries: Queries, id: string) {
  const user = await userById(queries, id)
  if (!user) throw new Refused('login-over')
  return { isEmailVerified: user.emailVerifiedAt !== null, since: user.createdAt }
}

/** The type of an account, which nobody changes until the transaction ends. */
export async function lockAccountType(transaction: Queries, id: string): Promise<AccountType> {
  const user = await lockUser(transaction, id)
  if (!user) throw new Refused('login-over')
  return user.type
}

/** Whether somebody's address is known to be theirs; nobody changes the account until the transaction ends. */
export async function lockStanding(transaction: Queries, id: string) {
  const user = await lockUser(transaction, id)
  if (!user) throw new Refused('login-over')
  return { isEmailVerified: user.emailVerifiedAt !== null }
}

/** Makes a student's account of a personal one whose owner joins a class (accounts.md#who-sees-whom). */
export async function becomeStudent(
  room: Pick<AccountsRoom, 'clock' | 'random'>,
  transaction: Queries,
  id: string,
): Promise<void> {
  await changeUser(transaction, id, { type: 'student' })
  await note(room, transaction, { user: id, actor: id, what: 'profile-changed' })
}
