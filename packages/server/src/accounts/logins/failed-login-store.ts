import { and, eq, lt, sql } from 'drizzle-orm'
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../../database/bytes'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { keyIn, keyIs, readByKey } from '../../database/read-by-key'

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

/** A count as it stands, and when it was last raised. */
export interface Count {
  count: number
  lastAt: Date
}

const ofAccount = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(failedLogins)
    .where(and(keyIs(failedLogins.account, 'account'), keyIn(failedLogins.address, 'addresses'))),
)

/** The two counts of a try; undefined where nobody has tried. */
export async function triesOf(
  queries: Queries,
  { account, address }: Tried,
): Promise<{ here: Count | undefined; everywhere: Count | undefined }> {
  const rows = await ofAccount(queries, { account, addresses: [anywhere, address] })
  const of = (from: Buffer) => rows.find(row => row.address.equals(from))
  return { here: of(address), everywhere: of(anywhere) }
}

/**
 * Raises both counts in one statement, unless the account was tried or forgiven since `before` was read: whoever does
 * either touches the count of all addresses too. Whether it was done.
 */
export async function raiseTries(
  { sql: queries }: Queries,
  { account, address }: Tried,
  before: Count | undefined,
  counts: { here: number; everywhere: number },
  now: Date,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const unchanged = before
    ? sql`kept.count = ${before.count} and kept.last_at = ${before.lastAt.toISOString()}::timestamptz`
    : sql`false`
  const { rows } = await queries.execute(sql`
    with everywhere as (
      insert into failed_logins as kept (account, address, count, last_at)
      values (${account}, ${anywhere}, ${counts.everywhere}, ${at})
      on conflict (account, address) do update set count = excluded.count, last_at = excluded.last_at
      where ${unchanged}
      returning 1
    )
    insert into failed_logins (account, address, count, last_at)
    select ${account}::bytea, ${address}::bytea, ${counts.here}::int, ${at} from everywhere
    on conflict (account, address) do update set count = excluded.count, last_at = excluded.last_at
    returning 1`)
  return rows.length > 0
}

const isOf = (account: Buffer, address: Buffer) =>
  and(eq(failedLogins.account, account), eq(failedLogins.address, address))

/** A try that was right, as parts of a statement: its address is free of guilt, the others keep theirs. */
export const forgiven = (queries: Queries['sql'], { account, address }: Tried) =>
  [
    queries
      .$with('forgiven_here')
      .as(
        queries
          .delete(failedLogins)
          .where(isOf(account, address))
          .returning({ count: failedLogins.count }),
      ),
    queries.$with('forgiven_anywhere').as(
      queries
        .update(failedLogins)
        .set({ count: sql`greatest(0, ${failedLogins.count} - 1)` })
        .where(isOf(account, anywhere))
        .returning({ count: failedLogins.count }),
    ),
  ] as const

/** A try that was none after all: nothing is begun with it. */
export async function forgiveTry({ sql: queries }: Queries, tried: Tried): Promise<void> {
  const [here, everywhere] = forgiven(queries, tried)
  await queries.with(here, everywhere).select({ count: here.count }).from(here)
}

/** Forgets some of the counts that were not touched since then; whether more may be left. */
export const forgetTries = (queries: Queries, before: Date): Promise<boolean> =>
  deleteSome(queries, failedLogins, lt(failedLogins.lastAt, before))
