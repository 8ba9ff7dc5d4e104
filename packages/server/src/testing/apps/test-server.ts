import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { DestinationStream } from 'pino'
import type { Database } from '../../database/connect'
import { buildHouse } from '../../house'
import type { PageLanguages } from '../../http/languages/page-languages'
import { type CallsPerMinute, callsPerMinute as usualCalls } from '../../http/limits'
import { type PretendClock, pretendClock } from '../../outside/clock/pretend-clock'
import type { FileStore } from '../../outside/files/files'
import { pretendRandom } from '../../outside/random/pretend-random'
import type { Synthesizer } from '../../outside/voices/synthesizer'
import type { AskOutside } from '../../outside/web/ask-outside'
import { readSettings } from '../../settings'
import type { Engine } from '../databases/database-engines'
import { freshDatabase } from '../databases/fresh-database'
import { plainRenderer } from '../plain-renderer'
import { writeEmptyContent } from '../school/empty-content'
import { type ContractClient, contractClient } from './contract-client'
import { testKey } from './test-key'

/** The product, listening, and a pool of its database, which is its own. */
export interface RunningServer extends ContractClient {
  /** Such as `http://127.0.0.1:43123`, without a slash at the end. */
  address: string
  pool: Pool
  close(): Promise<void>
}

/** The whole house in the test's own process. */
export interface TestServer extends RunningServer {
  clock: PretendClock
  database: Database
  /** The mails that were written since it started, as they are in their files. */
  mails(): Promise<string[]>
}

/** What is not as usual about a test server. */
interface Peculiarities {
  callsPerMinute?: Partial<CallsPerMinute>
  mostAtOnce?: number
  /** More settings, as the environment names them; those of a database of this address. */
  settings?: Record<string, string> | ((databaseUrl: string) => Record<string, string>)
  /** The folder of samples that are brought in. */
  content?: string
  /** Where files are kept; a folder that goes with it unless told. */
  files?: FileStore
  /** Who speaks lines; nobody unless told. */
  voices?: readonly Synthesizer[]
  /** The languages besides English that pages are in; none unless told. */
  otherLanguages?: PageLanguages
  /** What is done to the migrated database of this address before the start. */
  before?: (databaseUrl: string) => Promise<void>
  /** Who asks addresses outside; over the network, nothing of this machine, unless told. */
  outside?: AskOutside
  /** Where its log goes; it has none unless told. */
  logTo?: DestinationStream
  /** The address under which it reaches the database of this address. */
  through?: (databaseUrl: string) => string
}

/** The mails that are kept as files in a folder, in the order of their names. */
async function mailsIn(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  const written = names.filter(name => name.endsWith('.eml')).sort()
  return Promise.all(written.map(name => readFile(join(outbox, name), 'utf8')))
}

/** What is given of some values. */
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>
  }

/**
 * Starts the product on a fresh database of the engine: pages are plain, the clock stands at 2026-03-04 10:20 UTC, no
 * samples are brought in.
 */
export async function startTestServer(
  engine: Engine,
  {
    content,
    files,
    voices = [],
    callsPerMinute,
    mostAtOnce,
    settings = {},
    through = url => url,
    logTo,
    outside,
    otherLanguages,
    before,
  }: Peculiarities = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'duologue-server-'))
  await writeEmptyContent(folder)
  const { url, drop } = await freshDatabase(engine.url)
  await before?.(url)
  const clock = pretendClock('2026-03-04T10:20:00Z')
  const { app, database, close } = await buildHouse(
    readSettings({
      DATABASE_URL: through(url),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: logTo ? 'debug' : 'silent',
      PROCESSES: '1',
      // A database may be given to another server.
      SERVER_KEY: testKey,
      ...(typeof settings === 'function' ? settings(url) : settings),
    }),
    {
      folders: { web: join(folder, 'web'), content: content ?? folder },
      renderer: plainRenderer,
      clock,
      random: pretendRandom(),
      callsPerMinute: { ...usualCalls, ...callsPerMinute },
      longestPause: 0,
      voices,
      ...given({ files, logTo, outside, otherLanguages, mostAtOnce }),
    },
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...contractClient(address),
    address,
    clock,
    database,
    pool: database.pool,
    mails: () => mailsIn(join(folder, 'data/outbox')),
    async close() {
      await close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
