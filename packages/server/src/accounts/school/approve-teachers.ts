import { waitsToTeach } from '@duologue/domain/accounts/teacher-approval'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import type { AccountsRoom } from '../accounts-room'
import { changeUser, type UserRow, userById, users } from '../user-store'

/** Refuses a teacher whom the school must approve first (accounts.md#approved-teachers); their account is locked. */
export async function requireApproved(
  { teacherRule }: Pick<AccountsRoom, 'teacherRule'>,
  transaction: Queries,
  id: string,
): Promise<void> {
  if (teacherRule === 'open') return
  const user = await userById(transaction, id)
  if (user && waitsToTeach(teacherRule, user)) throw new Refused('teacher-waits')
}

/** Approves teachers, whatever was decided about them before. */
export async function approveTeachers(
  { sql: queries }: Queries,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await queries
    .update(users)
    .set({ teacherState: 'approved' })
    .where(and(inArray(users.id, [...ids]), isUndecided))
}

/** The row of somebody who is approved as a teacher. */
export async function approved(queries: Queries, user: UserRow): Promise<UserRow> {
  if (user.teacherState === 'approved') return user
  return (await changeUser(queries, user.id, { teacherState: 'approved' })) ?? user
}

const isUndecided = sql`${users.teacherState} is distinct from 'approved'`
const since = sql<Date>`coalesce(${users.teacherSince}, ${users.createdAt})`

/** Admins wait for nobody, whatever their type is. */
const isNoAdmin = sql`${users.role} is distinct from 'admin'`

/** Teachers who wait until the school approves them, whoever has waited longest first, and how many they are. */
export async function waitingTeachers(
  { sql: queries }: Queries,
  { offset, limit }: { offset: number; limit: number },
) {
  const isWaiting = and(eq(users.type, 'teacher'), isNull(users.closedAt), isUndecided, isNoAdmin)
  const [rows, counted] = await Promise.all([
    queries
      .select()
      .from(users)
      .where(isWaiting)
      .orderBy(asc(since), asc(users.id))
      .offset(offset)
      .limit(limit),
    queries.select({ total: sql<string>`count(*)` }).from(users).where(isWaiting),
  ])
  return { rows, total: Number(counted[0]?.total ?? 0) }
}
