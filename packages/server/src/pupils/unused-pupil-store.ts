import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { and, asc, count, eq, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import { personNamed } from '../accounts/index'
import { hadClassSince, nameBeside } from '../classes/index'
import type { Queries } from '../database/connect'
import { monthsBefore } from '../database/delete-some'
import { pupils } from './pupil-store'

/** Pupils that one statement lists or lets stay. */
const portion = 100

/** That nobody uses the account of a pupil: for so long no login, and no class in use (school.md#retention). */
function isUnused(now: Date): SQL {
  const since = monthsBefore(now, pupilLimits.unusedMonths)
  return sql`(${pupils.deleteAt} is null and ${pupils.seenAt} < ${since}
    and not ${hadClassSince(pupils.user, since)})`
}

/** Says when some pupils leave, or that they stay, where that is to change; answers them. Who is held now waits. */
async function changeLeaving({ sql: queries }: Queries, condition: SQL | undefined, leavesAt: SQL) {
  const { rows } = await queries.execute<{ user: string; home: string | null }>(sql`
    update ${pupils} set leaves_at = ${leavesAt} where ctid = any (array (
      select ctid from ${pupils} where ${condition} limit ${portion} for update skip locked
    )) returning user_id as "user", home_class as home`)
  return rows
}

/** Lists some of the pupils whose account nobody uses; whether more may be left is told by how many they are. */
export async function listSomeUnused(queries: Queries, now: Date) {
  const leavesAt = new Date(now.getTime() + pupilLimits.listed)
  const unlisted = and(isNull(pupils.leavesAt), isUnused(now))
  const listed = await changeLeaving(queries, unlisted, sql`${leavesAt.toISOString()}::timestamptz`)
  return { listed, isMore: listed.length === portion }
}

/** Lets some of those stay whose account is used after all; whether more may be left. */
export async function letSomeStay(queries: Queries, now: Date): Promise<boolean> {
  const usedAfterAll = and(sql`${pupils.leavesAt} is not null`, not(isUnused(now)))
  return (await changeLeaving(queries, usedAfterAll, sql`null`)).length === portion
}

/** Some of those whose time on the list is over. */
export async function findLeaving({ sql: queries }: Queries, now: Date, most: number) {
  const rows = await queries
    .select({ user: pupils.user })
    .from(pupils)
    .where(lte(pupils.leavesAt, now))
    .limit(most)
  return rows.map(({ user }) => user)
}

/** Whether the time of a locked pupil on the list is over, and nobody uses the account still. */
export async function mustLeave({ sql: queries }: Queries, user: string, now: Date) {
  const rows = await queries
    .select({ user: pupils.user })
    .from(pupils)
    .where(and(eq(pupils.user, user), lte(pupils.leavesAt, now), isUnused(now)))
  return rows.length > 0
}

/** Lets a locked pupil stay as if they had just been here. */
export async function letStay({ sql: queries }: Queries, user: string, now: Date): Promise<void> {
  await queries.update(pupils).set({ seenAt: now, leavesAt: null }).where(eq(pupils.user, user))
}

const home = nameBeside(pupils.homeClass)

/** Who is on the list, by name, whoever leaves first before, and how many there are. */
export async function leavingPupils(
  { sql: queries }: Queries,
  { limit, offset }: { limit: number; offset: number },
) {
  const isListed = isNotNull(pupils.leavesAt)
  const [rows, counted] = await Promise.all([
    queries
      .select({
        person: personNamed(pupils.user),
        seenAt: pupils.seenAt,
        leavesAt: pupils.leavesAt,
        ...home.fields,
      })
      .from(pupils)
      .leftJoin(...home.join)
      .where(isListed)
      .orderBy(asc(pupils.leavesAt), asc(pupils.user))
      .limit(limit)
      .offset(offset),
    queries.select({ total: count() }).from(pupils).where(isListed),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}
