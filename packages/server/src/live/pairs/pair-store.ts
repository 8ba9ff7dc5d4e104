import { and, count, desc, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../database/connect'
import { type PairResult, type PairRow, pairs, visits } from './pair-table'

const { script: _, ...columns } = getTableColumns(pairs)

/** A duel of two without its script, as lists need it. */
export type ListedPair = Omit<PairRow, 'script'>

/** A duel of two with its script; undefined when it is gone. */
export async function pairById({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(pairs).where(eq(pairs.id, id))
  return row
}

/** The same, and nobody changes it until the transaction ends. */
export async function lockPair({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(pairs).where(eq(pairs.id, id)).for('update')
  return row
}

/** The duel that a code leads to; undefined when it leads to none. */
export async function pairOfCode({ sql: queries }: Queries, code: string) {
  const [row] = await queries.select(columns).from(pairs).where(eq(pairs.code, code))
  return row
}

/** How many duels somebody has invited to that are not over. */
export async function countOpenPairs({ sql: queries }: Queries, challenger: string) {
  const [row] = await queries
    .select({ n: count() })
    .from(pairs)
    .where(
      and(
        eq(pairs.challenger, challenger),
        isNull(pairs.endedAt),
        isNotNull(pairs.code),
        isNull(pairs.hall),
      ),
    )
  return row?.n ?? 0
}

type NewPair = Omit<PairRow, 'visits' | 'endedAt' | 'settleAt' | 'settledAt' | 'result' | 'hall'>

/** Opens a duel; undefined when its code leads to another one. */
export async function insertPair({ sql: queries }: Queries, pair: NewPair) {
  const [row] = await queries
    .insert(pairs)
    .values({ ...pair, visits: 0 })
    .onConflictDoNothing({ target: pairs.code })
    .returning()
  return row
}

/** Opens many without a code. */
export async function insertPairs({ sql: queries }: Queries, made: readonly NewPair[]) {
  await queries.insert(pairs).values(made.map(pair => ({ ...pair, visits: 0 })))
}

/** Changes what has come of a duel. */
export async function changePair(
  { sql: queries }: Queries,
  id: string,
  changes: Partial<
    Pick<
      PairRow,
      'partner' | 'class' | 'seats' | 'visits' | 'waitsFor' | 'waitsSince' | 'acceptedAt' | 'hall'
    >
  >,
) {
  const [row] = await queries.update(pairs).set(changes).where(eq(pairs.id, id)).returning()
  return row
}

/** Ends a duel; twice is as good as once. `visits` says how many are over where that changes with it. */
export async function endPair(
  { sql: queries }: Queries,
  id: string,
  { endedAt, result, visits: played }: { endedAt: Date; result: PairResult; visits?: number },
): Promise<void> {
  const over = { endedAt, result, waitsFor: null, code: null }
  await queries
    .update(pairs)
    .set(played === undefined ? over : { ...over, visits: played })
    .where(and(eq(pairs.id, id), isNull(pairs.endedAt)))
}

export async function deletePair({ sql: queries }: Queries, id: string): Promise<void> {
  await queries.delete(pairs).where(eq(pairs.id, id))
}

const isOf = (user: string) => or(eq(pairs.challenger, user), eq(pairs.partner, user))

/** One page of somebody's duels: those that wait for them, then open ones, then past ones, the latest of each first. */
export async function findPairs(
  database: Database,
  user: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const [rows, [counted]] = await Promise.all([
    database.sql
      .select(columns)
      .from(pairs)
      .where(isOf(user))
      .orderBy(
        sql`${pairs.waitsFor} is not distinct from ${user}::uuid desc`,
        sql`${pairs.endedAt} is null desc`,
        desc(pairs.waitsSince),
        desc(pairs.id),
      )
      .limit(limit)
      .offset(offset),
    database.sql.select({ total: count() }).from(pairs).where(isOf(user)),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** The latest duels that wait for somebody, and how many do. */
export async function waitingPairs(database: Database, user: string, limit: number) {
  const isWaiting = eq(pairs.waitsFor, user)
  const [rows, [counted]] = await Promise.all([
    database.sql
      .select(columns)
      .from(pairs)
      .where(isWaiting)
      .orderBy(desc(pairs.waitsSince))
      .limit(limit),
    database.sql.select({ total: count() }).from(pairs).where(isWaiting),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** All duels of somebody with what they answered, for the export of their data. */
export async function pairsOfUser({ sql: queries }: Queries, user: string) {
  const rows = await queries
    .select(columns)
    .from(pairs)
    .where(isOf(user))
    .orderBy(desc(pairs.openedAt))
  const played = await queries
    .select({ pair: visits.pair, number: visits.number, answers: visits.answers })
    .from(visits)
    .innerJoin(pairs, eq(pairs.id, visits.pair))
    .where(isOf(user))
    .orderBy(visits.pair, visits.number)
  return { rows, played }
}
