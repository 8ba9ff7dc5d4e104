import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { inTransaction } from '../../database/transaction'
import type { RandomSource } from '../../outside/random/random'
import { type PairResult, pairs, visits } from './pair-table'

/** Longer than a duel takes to be settled: whoever takes one and is killed is followed then. */
const takenFor = 60_000

/**
 * Takes a duel that is over and not settled, the one that ended first before others; no other process gets it for a
 * minute. Undefined when none is to be settled now.
 */
export async function takeUnsettledPair(
  { sql: queries }: Queries,
  now: Date,
): Promise<string | undefined> {
  const again = new Date(now.getTime() + takenFor)
  const { rows } = await queries.execute<{ id: string }>(sql`
    update ${pairs} set settle_at = ${again.toISOString()}::timestamptz where id = (
      select id from ${pairs} as unsettled
      where ended_at is not null and settled_at is null
        and (settle_at is null or settle_at <= ${now.toISOString()}::timestamptz)
      order by ended_at limit 1 for update skip locked)
    returning id`)
  return rows[0]?.id
}

/** A duel is settled; twice is as good as once. */
export async function markPairSettled({ sql: queries }: Queries, id: string, settledAt: Date) {
  await queries
    .update(pairs)
    .set({ settledAt })
    .where(and(eq(pairs.id, id), isNull(pairs.settledAt)))
}

/** Forgets some invitations of before a moment that nobody has accepted; whether more may be left. */
export const forgetInvitations = (database: Database, before: Date): Promise<boolean> =>
  deleteSome(
    database,
    pairs,
    sql`${pairs.endedAt} is null and ${pairs.acceptedAt} is null and ${pairs.openedAt} < ${before.toISOString()}::timestamptz`,
  )

/** Ends some duels in which one of the two was waited for since before a moment; whether more may be left. */
export async function endLatePairs(
  { sql: queries }: Queries,
  before: Date,
  now: Date,
): Promise<boolean> {
  const nobody = { winner: null, scores: null }
  const late: PairResult = { end: 'late', ...nobody }
  const together: PairResult = { end: 'together', ...nobody }
  const { rowCount } = await queries.execute(sql`
    update ${pairs} set ended_at = ${now.toISOString()}::timestamptz, waits_for = null, code = null,
      result = case form when 'turns' then ${JSON.stringify(late)}::jsonb else ${JSON.stringify(together)}::jsonb end
    where id = any (array (
      select id from ${pairs} as untouched
      where ended_at is null and waits_since < ${before.toISOString()}::timestamptz and accepted_at is not null
      order by waits_since limit 100 for update skip locked))`)
  return rowCount === 100
}

/** Forgets script and answers of some duels that ended before a moment; whether more may be left. */
export const forgetPairAnswers = (
  database: Database,
  random: RandomSource,
  before: Date,
): Promise<boolean> =>
  inTransaction(database, random, async ({ sql: queries }) => {
    const { rows } = await queries.execute<{ id: string }>(sql`
      select id from ${pairs} as forgotten
      where ended_at < ${before.toISOString()}::timestamptz and script is not null and settled_at is not null
      order by ended_at limit 50 for update skip locked`)
    if (rows.length === 0) return false
    const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
    await queries.delete(visits).where(sql`${visits.pair} = ${ids}`)
    await queries.update(pairs).set({ script: null }).where(sql`${pairs.id} = ${ids}`)
    return true
  })

/** Forgets some duels that ended before a moment; whether more may be left. */
export const forgetPairs = (database: Database, before: Date): Promise<boolean> =>
  deleteSome(database, pairs, sql`${pairs.endedAt} < ${before.toISOString()}::timestamptz`)

const leftNow = () => ({
  endedAt: sql`clock_timestamp()`,
  result: { end: 'left', winner: null, scores: null } satisfies PairResult,
  waitsFor: null,
  code: null,
})

/** Ends the open duels of a class that goes: who played in them are no partners any more (live.md#pairs). */
export async function endPairsOfClass({ sql: queries }: Queries, id: string): Promise<void> {
  await queries
    .update(pairs)
    .set(leftNow())
    .where(and(eq(pairs.class, id), isNull(pairs.endedAt)))
}

/**
 * A user who goes ends their duels and takes along what they answered; invitations of theirs that nobody has accepted
 * are gone (live.md#what-is-kept).
 */
export async function forgetPartner(transaction: Queries, user: string): Promise<void> {
  const { sql: queries } = transaction
  await queries.execute(sql`
    delete from ${visits} using ${pairs} where ${pairs.id} = ${visits.pair}
      and ((${pairs.challenger} = ${user} and ${visits.number} % 2 = 1) or (${pairs.partner} = ${user} and ${visits.number} % 2 = 0))`)
  await endPairsOf(transaction, user)
}

/** Ends the duels of somebody who plays no more; invitations of theirs that nobody has accepted are gone. */
export async function endPairsOf({ sql: queries }: Queries, user: string): Promise<void> {
  await queries.delete(pairs).where(and(eq(pairs.challenger, user), isNull(pairs.acceptedAt)))
  await queries
    .update(pairs)
    .set(leftNow())
    .where(and(or(eq(pairs.challenger, user), eq(pairs.partner, user)), isNull(pairs.endedAt)))
}
