import type { Pool } from 'pg'
import { expect } from 'vitest'
import { allMigrations } from '../../database/migrations/all-migrations'
import { migrate } from '../../database/migrations/migrate'
import { oldData } from './old-data'

/** What the program keeps for itself, and changes by itself. */
const ownTables = [
  'migrations',
  'migration_lock',
  'conversations_to_read',
  'conversation_counts',
  'song_counts',
  'days_to_count',
]

/** Every row of every table that holds what people did, as JSON. */
export async function allRows(pool: Pool): Promise<Map<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found = new Map<string, string[]>()
  for (const { name } of tables.filter(table => !ownTables.includes(table.name))) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t`,
    )
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}

/** The old rows of which not every field is still there as it was. */
export async function lost(pool: Pool, before: ReadonlyMap<string, string[]>): Promise<string[]> {
  const found: string[] = []
  for (const [name, rows] of before) {
    const { rows: gone } = await pool.query<{ row: string }>(
      `select row from unnest($1::text[]) given (row)
      where not exists (select from "${name}" t where to_jsonb(t) @> row::jsonb)`,
      [rows],
    )
    found.push(...gone.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** How many rows there are in each table. */
export const countsOf = (rows: ReadonlyMap<string, string[]>) =>
  Object.fromEntries([...rows].map(([name, { length }]) => [name, length]))

/** Brings an empty database from the first migration on, each with the data of its time: no step may lose a row. */
export async function growOld(pool: Pool, last = Number.POSITIVE_INFINITY) {
  let before = new Map<string, string[]>()
  for (const [index, { number, name }] of allMigrations.entries()) {
    if (number > last) break
    await migrate(pool, allMigrations.slice(0, index + 1))
    expect(await lost(pool, before), name).toEqual([])
    expect(countsOf(await allRows(pool)), name).toMatchObject(countsOf(before))
    await pool.query(oldData[number] ?? '')
    before = await allRows(pool)
  }
  return before
}
