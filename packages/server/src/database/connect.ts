import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  Client,
  type ClientConfig,
  type Pool,
  type QueryArrayConfig,
  type QueryArrayResult,
} from 'pg'
import type { Log } from '../log'
import { checkServer } from './check-server'
import { type Condition, conditionOf } from './condition'
import { startHealthCheck } from './connections/health-check'
import { type Lanes, openLanes } from './connections/lanes'
import { makePool, poolConfig } from './connections/pool'
import { retryRead } from './database-away'
import { DatabaseRefusal } from './database-refusal'
import { runningEmbedded } from './embedded/running-embedded'
import { type Embedded, startEmbedded } from './embedded/start-embedded'
import { openReplicas, type Replicas } from './replicas/replicas'

type Sql = NodePgDatabase

/** What a room's store needs: the whole database, or one transaction of it. */
export type Queries = {
  readonly sql: Sql
  /** Asks a statement that was told by its name (`readByKey`). */
  readonly byKey: (query: QueryArrayConfig) => Promise<QueryArrayResult>
}

export type Database = Queries & {
  readonly pool: Pool
  readonly lanes: Pick<Lanes, 'waiting'>
  /** What may be asked of them `http/written/public-reads.ts` says. */
  readonly replicas: Replicas
  /** One line for people: version, and where the data are. */
  readonly description: string
  /** How the database is now. Never rejects. */
  condition(): Promise<Condition>
  /** Lets running queries end, then lets go; our own server is stopped. */
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** A PostgreSQL server to use; without it we run our own. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** Addresses of replicas of it, which everybody's things may be read from. */
  readonly replicas?: readonly string[] | undefined
  /** How many processes of this machine share the server; one unless told. */
  readonly processes?: number | undefined
  /** Whether somebody has looked over the server already, and told what is not as it should be. */
  readonly isChecked?: boolean
  readonly log: Log
}

/** A PostgreSQL server that processes connect to: one that was there, or our own. */
export type Server = {
  readonly config: ClientConfig
  /** Its address as `DATABASE_URL` tells it. */
  readonly url: string
  /** Where the data are, for people. */
  readonly where: string
  /** Ends our own one. */
  stop(): Promise<void>
}

function given(databaseUrl: string): Server {
  try {
    const { host, port, database } = new Client({ connectionString: databaseUrl })
    return {
      config: { connectionString: databaseUrl },
      url: databaseUrl,
      where: `${database ?? ''} at ${host}:${port}`,
      stop: () => Promise.resolve(),
    }
  } catch {
    throw new DatabaseRefusal(
      'DATABASE_URL is not an address of a PostgreSQL server. It looks like postgres://user:password@localhost:5432/duologue.',
    )
  }
}

async function ours({ dataDir, log, processes = 1 }: DatabaseOptions): Promise<Server> {
  const { connection, whereIsTheData, stop } = await startEmbedded({ dataDir, log, processes })
  return { config: connection, url: urlOf(connection), where: `in ${whereIsTheData}`, stop }
}

/** A socket's address as one setting: the host of it is not asked. */
const urlOf = ({ host, port, user, database }: Embedded['connection']) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

/** Opens the server of `databaseUrl`, or our own with its data in `dataDir`. */
export const openServer = async (options: DatabaseOptions): Promise<Server> =>
  options.databaseUrl ? given(options.databaseUrl) : ours(options)

/** One line for people: the version of a server, and where its data are. Throws a DatabaseRefusal where it is of no use. */
export async function describeServer(
  { config, where }: Server,
  { log, isChecked }: Pick<DatabaseOptions, 'log' | 'isChecked'>,
): Promise<string> {
  const version = await checkServer(config, where, isChecked ? { ...log, warn: () => {} } : log)
  return `PostgreSQL ${version}, ${where}`
}

/** How long queries that still run may hold up the end, in milliseconds. */
const longestDrain = 5000

function databaseOn(
  server: Server,
  description: string,
  { log, processes, replicas: addresses = [] }: DatabaseOptions,
): Database {
  const config = poolConfig(server.config, processes)
  const pool = makePool(config, log)
  const lanes = openLanes(config, pool)
  const health = startHealthCheck([pool, lanes], config, log)
  const replicas = openReplicas(server.config, addresses, { log, processes })
  return {
    sql: drizzle({ client: pool }),
    byKey: query => retryRead(() => lanes.ask(query)),
    pool,
    lanes,
    replicas,
    description,
    async condition() {
      const is = await conditionOf(pool)
      return is === 'away' && replicas.fresh(null).length > 0 ? 'reads' : is
    },
    async close() {
      const ended = Promise.all([health.stop(), replicas.end(), lanes.end(), pool.end()])
      await Promise.race([ended, pause(longestDrain, undefined, { ref: false })])
      await server.stop()
    },
  }
}

async function connectTo(server: Server, options: DatabaseOptions): Promise<Database> {
  try {
    return databaseOn(server, await describeServer(server, options), options)
  } catch (error) {
    await server.stop()
    throw error
  }
}

/**
 * Opens the database: the server of `databaseUrl`, or our own with its data in `dataDir`. It is not
 * migrated yet. Throws a DatabaseRefusal with a sentence that says what to do.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  return connectTo(await openServer(options), options)
}

/** The same, but beside the product when it runs its own server in `dataDir` now. */
export async function connectBeside(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir } = options
  const running = databaseUrl ? undefined : await runningEmbedded(dataDir)
  if (!running) return connectDatabase(options)
  const stop = () => Promise.resolve()
  return connectTo({ config: running, url: urlOf(running), where: `in ${dataDir}`, stop }, options)
}
