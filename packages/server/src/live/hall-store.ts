import { and, type Column, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/connect'
import { deleteSome } from '../database/delete-some'
import { inTransaction } from '../database/transaction'
import type { RandomSource } from '../outside/random/random'
import { type HallRow, halls, type KeptReport, log, members } from './live-table'
import { msSince } from './ms-since'

/** The row of a hall with its script and snapshot; undefined when it is gone. */
export async function hallById({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(halls).where(eq(halls.id, id))
  return row
}

const howFar = (of: Record<'seq' | 'code' | 'openedAt' | 'endedAt' | 'script', Column>) => ({
  seq: sql<number>`${of.seq}`,
  code: sql<string | null>`${of.code}`,
  now: msSince(of.openedAt),
  isOver: sql<boolean>`${of.endedAt} is not null`,
  hasLog: sql<boolean>`${of.script} is not null`,
})

/** Halls that are asked for again and again, by the clock. */
const followed = alias(halls, 'followed')

/** How far a hall is. */
export interface HowFar {
  seq: number
  code: string | null
  now: number
  isOver: boolean
  hasLog: boolean
}

/** How far a hall is; undefined when it is gone. */
export async function howFarIs({ sql: queries }: Queries, id: string): Promise<HowFar | undefined> {
  const [row] = await queries.select(howFar(halls)).from(halls).where(eq(halls.id, id))
  return row
}

/** How far each of some halls is; those that are gone are left out. */
export async function howFarAre(
  { sql: queries }: Queries,
  ids: readonly string[],
): Promise<Map<string, HowFar>> {
  const rows = await queries
    .select({ id: followed.id, ...howFar(followed) })
    .from(followed)
    .where(sql`${followed.id} = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, ...far }) => [id, far]))
}

/** The same of one, and nobody writes into its log until the transaction ends. */
export async function lockHall({ sql: queries }: Queries, id: string) {
  const [row] = await queries
    .select(howFar(halls))
    .from(halls)
    .where(eq(halls.id, id))
    .for('update')
  return row
}

/** The code that leads into a hall; null where none does any more, undefined when the hall is gone. */
export async function codeOfHall({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select({ code: halls.code }).from(halls).where(eq(halls.id, id))
  return row?.code
}

/** The open hall that a code leads into; undefined when it leads into none. */
export async function hallOfCode({ sql: queries }: Queries, code: string) {
  const [row] = await queries.select({ id: halls.id }).from(halls).where(eq(halls.code, code))
  return row?.id
}

/** How many halls are open in all. */
export async function countOpenHalls({ sql: queries }: Queries): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(halls).where(isNull(halls.endedAt))
  return row?.n ?? 0
}

/** The hall of one pair is no game that anybody opens for others. */
const isForMany = sql`${halls.settings} ->> 'form' <> 'pair'`

/** The hall that somebody has open for others; undefined when they have none. */
export async function openHallOf({ sql: queries }: Queries, host: string) {
  const [row] = await queries
    .select()
    .from(halls)
    .where(and(eq(halls.host, host), isNull(halls.endedAt), isForMany))
    .orderBy(desc(halls.openedAt))
    .limit(1)
  return row
}

type NewHall = Omit<
  HallRow,
  | 'seq'
  | 'lastAt'
  | 'openedAt'
  | 'touchedAt'
  | 'endedAt'
  | 'settleAt'
  | 'settledAt'
  | 'snapshot'
  | 'report'
>

/** Opens a hall, now by the database's clock; undefined when its code leads into another one. */
export async function insertHall({ sql: queries }: Queries, hall: NewHall) {
  const now = sql`clock_timestamp()`
  const [row] = await queries
    .insert(halls)
    .values({ ...hall, seq: 0, lastAt: 0, openedAt: now, touchedAt: now })
    .onConflictDoNothing({ target: halls.code })
    .returning()
  return row
}

/** Gives an open hall another code; whether it has it: another hall may have it. */
export async function changeCode({ sql: queries }: Queries, id: string, code: string) {
  const { rows } = await queries.execute(sql`
    update ${halls} set code = ${code}
    where id = ${id} and ended_at is null and not exists (select from ${halls} where code = ${code})
    returning id`)
  return rows.length > 0
}

/** Writes down that a hall is over, so many milliseconds after it was opened, and takes its code; twice is as good as once. */
export async function markOver({ sql: queries }: Queries, id: string, at: number): Promise<void> {
  await queries
    .update(halls)
    .set({ endedAt: sql`${halls.openedAt} + ${at} * interval '1 millisecond'`, code: null })
    .where(and(eq(halls.id, id), isNull(halls.endedAt)))
}

/** Keeps the fold of a hall as far as it is; an older one never takes the place of a newer one. */
export async function writeSnapshot(
  { sql: queries }: Queries,
  id: string,
  snapshot: NonNullable<HallRow['snapshot']>,
): Promise<void> {
  await queries
    .update(halls)
    .set({ snapshot })
    .where(
      and(
        eq(halls.id, id),
        sql`coalesce((${halls.snapshot} ->> 'seq')::int, 0) < ${snapshot.seq}`,
        sql`${halls.script} is not null`,
      ),
    )
}

export async function deleteHallRow({ sql: queries }: Queries, id: string): Promise<boolean> {
  const gone = await queries.delete(halls).where(eq(halls.id, id)).returning({ id: halls.id })
  return gone.length > 0
}

/** What a page of halls is asked by. */
interface Wanted {
  host: string
  class?: string | undefined
  limit: number
  offset: number
}

/** One page of halls, those of a host or of a class, the newest first, and how many there are in all. */
export async function findHalls(database: Database, { host, class: of, limit, offset }: Wanted) {
  const isWanted = and(of === undefined ? eq(halls.host, host) : eq(halls.class, of), isForMany)
  const { script: _, snapshot: _snapshot, report, ...columns } = getTableColumns(halls)
  const [rows, [counted]] = await Promise.all([
    database.sql
      .select({ ...columns, hasReport: sql<boolean>`${report} is not null` })
      .from(halls)
      .where(isWanted)
      .orderBy(desc(halls.openedAt), desc(halls.id))
      .limit(limit)
      .offset(offset),
    database.sql.select({ total: count() }).from(halls).where(isWanted),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Longer than a hall takes to be settled: whoever takes one and is killed is followed then, and what failed is tried again. */
const takenFor = sql`interval '1 minute'`

/**
 * Takes a hall that is over and not settled, the one that ended first before others; no other process gets it for a
 * minute. Undefined when none is to be settled now.
 */
export async function takeUnsettled({ sql: queries }: Queries): Promise<string | undefined> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    update ${halls} set settle_at = now() + ${takenFor} where id = (
      select id from ${halls} as unsettled
      where ended_at is not null and settled_at is null and script is not null
        and (settle_at is null or settle_at <= now())
      order by ended_at limit 1 for update skip locked)
    returning id`)
  return rows[0]?.id
}

/** Keeps the report of a hall, which is settled with it; twice is as good as once. */
export async function markSettled({ sql: queries }: Queries, id: string, report: KeptReport) {
  await queries
    .update(halls)
    .set({ report, settledAt: sql`clock_timestamp()` })
    .where(and(eq(halls.id, id), isNull(halls.settledAt)))
}

/** Some open halls that nobody has touched for half an hour. */
export async function untouchedHalls({ sql: queries }: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select id from ${halls} as untouched
    where ended_at is null and touched_at < now() - interval '30 minutes' order by touched_at limit 20`)
  return rows.map(({ id }) => id)
}

/** Somebody has looked after a hall. */
export async function touchHall({ sql: queries }: Queries, id: string): Promise<void> {
  await queries.update(halls).set({ touchedAt: sql`clock_timestamp()` }).where(eq(halls.id, id))
}

/** Forgets script, log, names and keys of some halls that were settled a day ago; whether more may be left. */
export const forgetLogs = (database: Database, random: RandomSource): Promise<boolean> =>
  inTransaction(database, random, async ({ sql: queries }) => {
    const { rows } = await queries.execute<{ id: string }>(sql`
      select id from ${halls} as forgotten
      where settled_at < now() - interval '24 hours' and script is not null
      order by settled_at limit 10 for update skip locked`)
    if (rows.length === 0) return false
    const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
    await queries.delete(log).where(sql`${log.hall} = ${ids}`)
    await queries
      .update(members)
      .set({ name: null, keyHash: null })
      .where(sql`${members.hall} = ${ids}`)
    await queries
      .update(halls)
      .set({ script: null, snapshot: null })
      .where(sql`${halls.id} = ${ids}`)
    return true
  })

/** Forgets some halls without a class that ended 90 days ago; whether more may be left. */
export const forgetHalls = (database: Database): Promise<boolean> =>
  deleteSome(
    database,
    halls,
    sql`${halls.class} is null and ${halls.endedAt} < now() - interval '90 days'`,
  )

/** Open halls of a class. */
export async function openHallsOfClass({ sql: queries }: Queries, id: string): Promise<string[]> {
  const rows = await queries
    .select({ id: halls.id })
    .from(halls)
    .where(and(eq(halls.class, id), isNull(halls.endedAt)))
    .orderBy(halls.id)
  return rows.map(row => row.id)
}

/** What somebody has opened, for the export of their data. */
export const hallsOfHost = ({ sql: queries }: Queries, host: string) =>
  queries
    .select({
      title: halls.title,
      language: halls.language,
      settings: halls.settings,
      openedAt: halls.openedAt,
      endedAt: halls.endedAt,
    })
    .from(halls)
    .where(eq(halls.host, host))
    .orderBy(desc(halls.openedAt))

/** What somebody has joined, for the export of their data. */
export const hallsJoined = ({ sql: queries }: Queries, user: string) =>
  queries
    .select({ title: halls.title, language: halls.language, joinedAt: members.joinedAt })
    .from(members)
    .innerJoin(halls, eq(halls.id, members.hall))
    .where(eq(members.user, user))
    .orderBy(desc(members.joinedAt))
