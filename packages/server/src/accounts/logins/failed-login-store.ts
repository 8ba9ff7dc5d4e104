import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../../database/bytes'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'

const failedLogins = pgTable('failed_logins', {
  account: bytes().notNull(),
  address: bytes().notNull(),
  count: integer().notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
})

/** Stands for all addresses together. */
const anywhere = Buffer.alloc(0)

/** Whose failed logins: an account and the address that tries it, both as hashes. */
export interface Tried {
  account: Buffer
  address: Buffer
}

/** The two counts of a try, locked until the transaction ends; made when they are not there. */
export async function lockTries({ sql: queries }: Queries, { account, address }: Tried, now: Date) {
  const rows = [anywhere, address].map(from => ({ account, address: from, count: 0, lastAt: now }))
  await queries.insert(failedLogins).values(rows).onConflictDoNothing()
  const [everywhere, here] = await queries
    .select()
    .from(failedLogins)
    .where(
      and(eq(failedLogins.account, account), inArray(failedLogins.address, [anywhere, address])),
    )
    .orderBy(asc(failedLogins.address))
    .for('update')
  if (!everywhere || !here) throw new Error('the counts of a try were not made')
  return { everywhere, here }
}

/** Writes both counts of a try. */
export async function upsertTries(
  { sql: queries }: Queries,
  { account, address }: Tried,
  counts: { here: number; everywhere: number },
  now: Date,
): Promise<void> {
  for (const [from, count] of [
    [anywhere, counts.everywhere],
    [address, counts.here],
  ] as const)
    await queries
      .update(failedLogins)
      .set({ count, lastAt: now })
      .where(and(eq(failedLogins.account, account), eq(failedLogins.address, from)))
}

/** A try that was right: its address is free of guilt, the others keep theirs. */
export async function forgiveTry({ sql: queries }: Queries, { account, address }: Tried) {
  await queries
    .delete(failedLogins)
    .where(and(eq(failedLogins.account, account), eq(failedLogins.address, address)))
  await queries
    .update(failedLogins)
    .set({ count: sql`greatest(0, ${failedLogins.count} - 1)` })
    .where(and(eq(failedLogins.account, account), eq(failedLogins.address, anywhere)))
}

/** Forgets some of the counts that were not touched since then; whether more may be left. */
export const forgetTries = (queries: Queries, before: Date): Promise<boolean> =>
  deleteSome(queries, failedLogins, lt(failedLogins.lastAt, before))
