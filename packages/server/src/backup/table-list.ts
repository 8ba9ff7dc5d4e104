import type { Client, Pool } from 'pg'

/** A table as it is copied: its columns without those that the database reckons by itself. */
export interface CopiedTable {
  name: string
  columns: string[]
}

/** What keeps its own account of how far it has counted. */
export interface Sequence {
  name: string
  value: string
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Every table of the product, but those that say which migrations were made, those that a crash may empty, and what one
 * machine does now: a restored copy sends no mail and no message a second time.
 */
export async function listTables(client: Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relpersistence = 'p'
      and c.relname not in ('migrations', 'migration_lock', 'leases', 'mails', 'webhook_messages')
    group by c.relname order by c.relname`)
  return rows
}

/** The sequences that were used, with their last value. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select sequencename as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`)
  return rows
}

/** How the tables hang together, as statements: without them rows can be put in, in any order. */
export async function listForeignKeys(client: Client): Promise<{ drop: string; make: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`)
  return rows.map(({ table, name, definition }) => ({
    drop: `alter table ${quoted(table)} drop constraint ${quoted(name)}`,
    make: `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
  }))
}

/** Empties a database of all that is ours; extensions stay, which a common owner could not make again. */
export async function dropEverything(pool: Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  for (const { name } of tables) await pool.query(`drop table if exists ${quoted(name)} cascade`)
  const { rows: functions } = await pool.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  for (const { signature } of functions)
    await pool.query(`drop function if exists ${signature} cascade`)
}
