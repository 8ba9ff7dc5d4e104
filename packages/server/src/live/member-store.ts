import { and, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { halls, type MemberRow, members } from './live-table'

/** Who somebody is: a user, a guest by the hash of their key, or both when a guest has logged in. */
export interface Identity {
  user: string | null
  keyHash: Buffer | null
}

/** The member of a hall that somebody is, as a user before as a guest; undefined when they are none. */
export async function memberOf(
  { sql: queries }: Queries,
  hall: string,
  { user, keyHash }: Identity,
): Promise<MemberRow | undefined> {
  if (user === null && keyHash === null) return undefined
  const [row] = await queries
    .select()
    .from(members)
    .where(
      and(
        eq(members.hall, hall),
        sql`(${members.user} = ${user}::uuid or ${members.keyHash} = ${keyHash}::bytea)`,
      ),
    )
    .orderBy(sql`${members.user} is null`)
    .limit(1)
  return row
}

/** Everybody who has joined a hall, by their numbers. */
export const membersOfHall = ({ sql: queries }: Queries, hall: string): PromiseLike<MemberRow[]> =>
  queries.select().from(members).where(eq(members.hall, hall)).orderBy(members.number)

/** How many have joined each of some halls. */
export async function countMembersOf({ sql: queries }: Queries, ids: readonly string[]) {
  const rows = await queries
    .select({ hall: members.hall, total: count() })
    .from(members)
    .where(inArray(members.hall, [...ids]))
    .groupBy(members.hall)
  return new Map(rows.map(({ hall, total }) => [hall, total]))
}

/** Somebody joins, now by the database's clock. */
export async function insertMember({ sql: queries }: Queries, row: Omit<MemberRow, 'joinedAt'>) {
  await queries.insert(members).values({ ...row, joinedAt: sql`clock_timestamp()` })
}

/** A guest has logged in: from now on the member is that user. */
export async function changeMemberUser(
  { sql: queries }: Queries,
  { hall, number }: Pick<MemberRow, 'hall' | 'number'>,
  user: string,
): Promise<void> {
  await queries
    .update(members)
    .set({ user, name: null, keyHash: null })
    .where(and(eq(members.hall, hall), eq(members.number, number)))
}

/** The key of one guest leads to another's place from now on (live.md#joining). */
export async function moveKey(
  { sql: queries }: Queries,
  hall: string,
  from: number,
  to: number,
): Promise<void> {
  await queries.execute(sql`
    with taken as (
      update ${members} set key_hash = null
      from (select key_hash as hash from ${members} where hall = ${hall} and number = ${from} for update) as held
      where hall = ${hall} and number = ${from}
      returning held.hash
    )
    update ${members} set key_hash = taken.hash from taken where hall = ${hall} and number = ${to}`)
}

/** Keeps how members were called last, for as long as their names are kept. */
export async function changeNames(
  { sql: queries }: Queries,
  hall: string,
  names: readonly { number: number; name: string }[],
): Promise<void> {
  await queries.execute(sql`
    update ${members} set name = named.name
    from json_to_recordset(${JSON.stringify(names)}::json) as named (number int, name text)
    where hall = ${hall} and ${members.number} = named.number`)
}

/** The open halls that a user hosts or has joined, with their number as a member. */
export async function openHallsWith(
  { sql: queries }: Queries,
  user: string,
): Promise<{ id: string; isHost: boolean; number: number | null }[]> {
  return queries
    .select({
      id: halls.id,
      isHost: sql<boolean>`coalesce(${halls.host} = ${user}, false)`,
      number: members.number,
    })
    .from(halls)
    .leftJoin(members, and(eq(members.hall, halls.id), eq(members.user, user)))
    .where(and(isNull(halls.endedAt), or(eq(halls.host, user), isNotNull(members.number))))
    .orderBy(halls.id)
}

/** A user who goes leaves a number without user and name in each hall that they were in. */
export async function forgetMember({ sql: queries }: Queries, user: string): Promise<void> {
  await queries.update(members).set({ user: null, name: null }).where(eq(members.user, user))
}
