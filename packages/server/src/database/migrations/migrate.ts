import { setTimeout } from 'node:timers/promises'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { DatabaseRefusal } from '../database-refusal'
import type { Migration } from './migration'

/** The lock is a row, not an advisory lock, so that it works behind poolers and on every engine. */
const bookkeeping = `
  create table if not exists migrations (
    number int primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    needs int
  );
  do $$ begin
    if not exists (select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'needs')
    then alter table migrations add column needs int; end if;
  end $$;
  create table if not exists migration_lock (one smallint primary key check (one = 1));
  insert into migration_lock values (1) on conflict do nothing;`

/** Two that make the same table at once: one of them gets one of these, though it said "if not exists". */
const madeMeanwhile = new Set(['23505', '42P07', '42710', '42701'])

/** Building an index may take longer than the pool lets any query take (milliseconds; the most there is). */
const patient = { query_timeout: 2 ** 31 - 1 }

/**
 * How long a migration waits for a table that others use, in milliseconds, and how often it tries: whoever asks for the
 * table meanwhile waits behind it, so it lets them through between two tries.
 */
const patienceForTables = { lockMs: 5000, tries: 12, pauseMs: 1000 }

const isLockTimeout = (error: unknown) => error instanceof DatabaseError && error.code === '55P03'

async function makeBookkeeping(client: PoolClient): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(bookkeeping)
      return
    } catch (error) {
      const meanwhile = error instanceof DatabaseError && madeMeanwhile.has(error.code ?? '')
      if (!meanwhile || attempt >= 5) throw error
    }
  }
}

type Applied = {
  readonly number: number
  readonly name: string
  readonly checksum: string
  /** Null of what was applied before this was written down: a program must know it itself. */
  readonly needs: number | null
}

function checkApplied(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const last = migrations.at(-1)?.number ?? 0
  for (const { number, name, checksum, needs } of applied) {
    const own = migrations.find(migration => migration.number === number)
    if (!own) {
      // A later version was here, and left what this one reads (decision 177).
      if ((needs ?? number) <= last) continue
      throw new DatabaseRefusal(
        `The database is newer than this Duologue: its migration ${name} is unknown here. Start the newer version, or restore a backup that this version made.`,
      )
    }
    if (own.checksum !== checksum) {
      throw new DatabaseRefusal(
        `Migration ${own.name} was changed after it had been applied to this database. Restore the file as it was, and write the change as a new migration.`,
      )
    }
  }
}

async function apply(client: PoolClient, { number, name, sql, needs, checksum }: Migration) {
  try {
    await client.query({ ...patient, text: sql })
  } catch (error) {
    if (!(error instanceof DatabaseError) || isLockTimeout(error)) throw error
    const advice = sql.includes('pg_trgm') && error.message.includes('extension')
    throw new DatabaseRefusal(
      advice
        ? `The database lacks the extension pg_trgm (${error.message}). Install the contrib package of that PostgreSQL, and let a superuser run once in this database: CREATE EXTENSION pg_trgm;`
        : `Migration ${name} failed and changed nothing: ${error.message}`,
    )
  }
  await client.query(
    'insert into migrations (number, name, checksum, needs) values ($1, $2, $3, $4)',
    [number, name, checksum, needs],
  )
}

/** Applies the first migration that is missing, in one transaction; false when none is. */
async function step(
  client: PoolClient,
  migrations: readonly Migration[],
  lockMs: number,
): Promise<boolean> {
  await client.query('begin isolation level read committed')
  try {
    await client.query('set local statement_timeout = 0')
    await client.query('set local lock_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query({ ...patient, text: 'select one from migration_lock for update' })
    const { rows } = await client.query<Applied>('select * from migrations order by number')
    checkApplied(rows, migrations)
    const done = new Set(rows.map(({ number }) => number))
    const next = migrations.find(({ number }) => !done.has(number))
    if (next) {
      await client.query(`set local lock_timeout = ${lockMs}`)
      await apply(client, next)
    }
    await client.query('commit')
    return next !== undefined
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** The same, again and again while others hold a table that it needs, and let through between. */
async function patientStep(
  client: PoolClient,
  migrations: readonly Migration[],
  { lockMs, tries, pauseMs }: typeof patienceForTables,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step(client, migrations, lockMs)
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt >= tries)
        throw new DatabaseRefusal(
          'A migration waited for a table that something else in the database holds, and changed nothing. End what holds it (a backup, a report, a session that forgot its transaction: pg_stat_activity shows it), then start again.',
        )
      await setTimeout(pauseMs)
    }
  }
}

/**
 * Brings a database to the form that this program needs. Each migration is one transaction, so a
 * kill at any point loses only the one under way; several servers may migrate at once. Throws a
 * DatabaseRefusal when the database has lost what the program reads, a migration was changed since, or others hold a table
 * for too long.
 */
export async function migrate(
  pool: Pool,
  migrations: readonly Migration[],
  patience = patienceForTables,
): Promise<void> {
  const client = await pool.connect()
  const ignoreLoss = () => undefined
  client.on('error', ignoreLoss)
  try {
    await makeBookkeeping(client)
    while (await patientStep(client, migrations, patience));
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  } finally {
    client.off('error', ignoreLoss)
  }
}
