import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { slugify } from '@duologue/domain/text/slug'
import { Client, type ClientConfig } from 'pg'
import { connectDatabase } from '../../packages/server/src/database/connect'
import { runningEmbedded } from '../../packages/server/src/database/embedded/running-embedded'
import { migrate } from '../../packages/server/src/database/migrations/migrate'
import { folderOnDisk } from '../../packages/server/src/testing/databases/passing-folder'
import { startSeparatePostgres } from '../../packages/server/src/testing/databases/separate-postgres'
import { allMigrations } from '../../scripts/all-migrations'
import { build } from '../../scripts/build.js'
import { type Child, startChild } from '../start-child'
import { fillSchool } from './fill-school'
import type { KnownConversation } from './school-calls'
import type { SchoolSize } from './school-size'

export const databaseKinds = ['embedded', 'separate'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** A filled database with the means to start the product on it. */
export interface OpenSchool {
  dataDir: string
  /** One line: what database it is, and what is in it. */
  description: string
  /** With options of Node's own, if any. */
  startProduct(options?: readonly string[]): Promise<Child>
  /** A connection of the bench's own, beside the product; the embedded database must run. */
  connect(): Promise<Client>
  /** The address of the database, as another program takes it. */
  databaseUrl(): Promise<string>
  /** The published conversations, the most popular first. */
  conversations(): Promise<KnownConversation[]>
  close(): Promise<void>
}

const log = { info: () => undefined, warn: console.warn, error: console.error }
const lasting = { statement_timeout: 0, query_timeout: 0 }

function urlOf({ host = '', port = 0, user = '', database = '' }: ClientConfig): string {
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

/** Waits until the words of all conversations have been read. */
async function untilWordsAreRead(client: Client): Promise<void> {
  const { rows } = await client.query('select from conversations_to_read limit 1')
  if (rows.length === 0) return
  await pause(300)
  await untilWordsAreRead(client)
}

/**
 * Fills a new database with a school: the embedded one, or a PostgreSQL that runs by itself with its usual settings
 * (of this machine, else the bundled programs) and is reached by its address alone.
 */
export async function openSchool(kind: DatabaseKind, size: SchoolSize): Promise<OpenSchool> {
  await build()
  const dataDir = await mkdtemp(join(tmpdir(), 'duologue-school-'))
  // The database's own user may pass: its data then lie in here, and go with it.
  await chmod(dataDir, 0o755)
  const separate = kind === 'separate' ? await startSeparatePostgres([], folderOnDisk) : undefined
  const close = async () => {
    await separate?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const config = async (): Promise<ClientConfig> => {
    if (separate) return { connectionString: separate.url }
    const running = await runningEmbedded(dataDir)
    if (!running) throw new Error('the embedded database does not run')
    return running
  }
  const tryToConnect = async () => {
    const client = new Client({ ...(await config()), ...lasting })
    // A server that is killed ends its connections: that is not what is measured.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  /** A server that was killed is coming back. */
  const connect = async (tries = 100): Promise<Client> => {
    try {
      return await tryToConnect()
    } catch (error) {
      if (tries === 0) throw error
      await pause(100)
      return connect(tries - 1)
    }
  }
  const startProduct = (options: readonly string[] = []) =>
    startChild([...options, 'packages/server/dist/main.js'], {
      ...(separate ? { DATABASE_URL: separate.url } : {}),
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      SCHOOL_NETWORKS: '127.0.0.0/8,::1',
    })
  try {
    const database = await connectDatabase({ databaseUrl: separate?.url, dataDir, log })
    const { description } = database
    try {
      await migrate(database.pool, allMigrations)
      const client = await connect()
      await fillSchool(client, size)
      await client.end()
    } finally {
      await database.close()
    }
    // The first start brings the samples in and reads the words of everything.
    const first = await startProduct()
    const client = await connect()
    await untilWordsAreRead(client)
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
    await client.end()
    await first.stop()
    return {
      dataDir,
      description: `${kind}: ${description.replace(/,.*/, '')}, ${size.classes} classes, ${size.students + size.classes} people, ${size.conversations} conversations, ${size.plays} plays`,
      startProduct,
      connect: () => connect(),
      databaseUrl: async () => separate?.url ?? urlOf(await config()),
      async conversations() {
        const beside = await connect()
        const { rows } = await beside.query<{ id: string; title: string }>(
          `select id, title from conversations where is_published and content_key like 'scale/%' order by views desc, id`,
        )
        await beside.end()
        return rows.map(({ id, title }) => ({
          id,
          page: `/conversations/${id}/${encodeURIComponent(slugify(title))}`,
        }))
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
