import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { allMigrations } from '../../database/migrations/all-migrations'
import { migrate } from '../../database/migrations/migrate'

export type FreshDatabase = { readonly url: string; drop(): Promise<void> }

const template = 'duologue_template'

function databaseAt(engineUrl: string, name: string): string {
  const url = new URL(engineUrl)
  url.pathname = `/${name}`
  return url.href
}

async function asOwner(engineUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: engineUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function database(engineUrl: string, statement: string, name: string) {
  await asOwner(engineUrl, statement)
  return {
    url: databaseAt(engineUrl, name),
    drop: () => asOwner(engineUrl, `drop database if exists ${name} with (force)`),
  }
}

/**
 * Makes the migrated database that the fresh ones are copies of; once a run. Its files are copied by the system where
 * PostgreSQL can ask for that (since 18).
 */
export async function makeTemplate(engineUrl: string): Promise<void> {
  const { url } = await database(engineUrl, `create database ${template}`, template)
  const pool = new Pool({ connectionString: url })
  await migrate(pool, allMigrations)
  const { rows } = await pool.query(
    `select 1 from pg_settings where name = 'file_copy_method' and 'clone' = any (enumvals)`,
  )
  if (rows.length > 0) {
    await pool.query('alter system set file_copy_method = clone')
    await pool.query('select pg_reload_conf()')
  }
  await pool.end()
}

/** A migrated database of the test's own. Written page by page into the log as is usual, it would take ten times as long. */
export function freshDatabase(engineUrl: string): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  return database(
    engineUrl,
    `create database ${name} template ${template} strategy file_copy`,
    name,
  )
}

/** A database of the test's own without any table. */
export function emptyDatabase(engineUrl: string): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  return database(engineUrl, `create database ${name} template template0 encoding 'UTF8'`, name)
}
