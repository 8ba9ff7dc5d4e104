import { Client, type ClientConfig } from 'pg'
import type { Log } from '../log'
import { laneOptions } from './connections/lanes'
import { DatabaseRefusal } from './database-refusal'
import { oldestServer } from './server-version'

export type ServerFacts = {
  readonly number: number
  readonly version: string
  readonly encoding: string
  readonly fsync: string
  readonly full_page_writes: string
  readonly synchronous_commit: string
  /** As a connection that asks for the settings of a lane has it. */
  readonly plan_cache_mode: string
  /** It follows a primary, and only reads. */
  readonly is_stand_by: boolean
}

const question = `select current_setting('server_version_num')::int as number,
  split_part(current_setting('server_version'), ' ', 1) as version,
  current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
  current_setting('full_page_writes') as full_page_writes,
  current_setting('synchronous_commit') as synchronous_commit,
  current_setting('plan_cache_mode') as plan_cache_mode, pg_is_in_recovery() as is_stand_by`

const behindPooler =
  'The database is reached through a pooler that drops our settings. Connect to it directly; fewer than 40 processes need no pooler.'

async function ask(config: ClientConfig, where: string): Promise<ServerFacts> {
  const client = new Client({ ...config, options: laneOptions, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<ServerFacts>(question)
    if (rows[0]) return rows[0]
    throw new Error('it gives no answer')
  } catch (error) {
    // PgBouncer says so of every setting that it was not told to ignore; PostgreSQL calls a wrong one "unrecognized".
    if (reason(error).startsWith('unsupported startup parameter'))
      throw new DatabaseRefusal(behindPooler)
    throw new DatabaseRefusal(
      `The database ${where} cannot be used (${reason(error)}). Start it or correct DATABASE_URL; without DATABASE_URL, Duologue runs its own database.`,
    )
  } finally {
    await client.end()
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** Why a server cannot hold our data; undefined when it can. */
export function refusalOf(server: ServerFacts, where: string): string | undefined {
  if (server.number < oldestServer * 10_000) {
    return `The database ${where} is PostgreSQL ${server.version}; Duologue needs version ${oldestServer} or later. Upgrade that server, or leave DATABASE_URL out to use the bundled one.`
  }
  if (server.encoding !== 'UTF8') {
    return `The database ${where} stores text as ${server.encoding}, which cannot hold every language. Make a new one: CREATE DATABASE duologue ENCODING 'UTF8' TEMPLATE template0;`
  }
  if (server.plan_cache_mode !== 'force_generic_plan') {
    return behindPooler
  }
  if (server.is_stand_by) {
    return `The database ${where} is a stand-by, which only reads. Let DATABASE_URL lead to its primary.`
  }
  return undefined
}

/**
 * Connects once and checks that the server can hold our data. Throws a DatabaseRefusal when it
 * cannot be reached, is older than PostgreSQL 15, stores another encoding than UTF-8, is behind a
 * pooler that drops what lanes ask for, or is a stand-by; warns when it is set to lose what it has acknowledged.
 * @param where how messages name the server; without a password
 * @returns the server's version, such as 15.18
 */
export async function checkServer(config: ClientConfig, where: string, log: Log): Promise<string> {
  const server = await ask(config, where)
  const refusal = refusalOf(server, where)
  if (refusal) throw new DatabaseRefusal(refusal)
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'] as const) {
    if (server[name] === 'off') {
      log.warn(
        `The database server runs with ${name} off: a crash can lose or destroy saved data. Set ${name} = on.`,
      )
    }
  }
  return server.version
}
