import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { conversations } from '@duologue/contract/conversations'
import { inject, onTestFinished } from 'vitest'
import { connectDatabase } from '../../database/connect'
import { runProgram } from '../../database/embedded/programs/run-program'
import { allMigrations } from '../../database/migrations/all-migrations'
import { migrate } from '../../database/migrations/migrate'
import { lazily } from '../../lazily'
import type { Engine } from '../databases/database-engines'
import { freshDatabase } from '../databases/fresh-database'
import { writeEmptyContent } from '../school/empty-content'
import { seedConversation } from '../school/seed-conversation'
import { type ChildApp, startChildApp } from './child-app'
import { contractClient } from './contract-client'
import { addressIn } from './ready-line'
import { recordingLog } from './recording-log'
import { temporaryFolder } from './temporary-folder'

/** A place where the product is started as a program of its own, again and again on the same data. */
export interface ServingPlace {
  /** The database's address; undefined where the program runs its own. */
  databaseUrl: string | undefined
  /** The only conversation there is. */
  conversation: string
  /** Starts it in three processes. */
  startKept(port?: number): Promise<KeptApp>
  /** Starts it; it may kill itself, when it has written to a table or at a statement (serving-app.ts). */
  start(fatal?: string): Promise<ChildApp & { address: string }>
  /** Its views, asked from a running product by one more visitor. */
  viewsAt(address: string): Promise<number>
}

/** The product in several processes. */
interface KeptApp extends ChildApp {
  address: string
  /** The processes beside their keeper that run now. */
  processes(): Promise<number[]>
}

/** The processes that another one has started, as Linux tells them. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

/** Those of them that run the same program: not a database. */
async function processesOf(keeper: number): Promise<number[]> {
  const children = await childrenOf(keeper)
  const found = children.map(async pid => {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return words.includes('keeping-app') ? [pid] : []
  })
  return (await Promise.all(found)).flat()
}

let askers = 0

/** A migrated database with one conversation, and empty content beside it. */
interface Data {
  folder: string
  conversation: string
}

async function fillFolder(folder: string, databaseUrl?: string): Promise<Data> {
  await writeEmptyContent(folder)
  const database = await connectDatabase({
    databaseUrl,
    dataDir: `${folder}/data`,
    log: recordingLog(),
  })
  await migrate(database.pool, allMigrations)
  const { id } = await seedConversation(database.pool)
  await database.close()
  return { folder, conversation: id }
}

/** Data with their own database in them, as they are when it has ended; made once for all tests of a process. */
const ownData = lazily(async () => {
  const folder = join(inject('runFolder'), `own-data-${process.pid}`)
  await mkdir(folder)
  return fillFolder(folder)
})

/** Copies them, each file with its owner: making and filling a database takes ten times as long. */
async function copyOwnData(folder: string): Promise<Data> {
  const made = await ownData()
  const { ok, err } = await runProgram('cp', ['-a', `${made.folder}/.`, folder], undefined)
  if (!ok) throw new Error(err)
  return { ...made, folder }
}

/** On the separate engine the program uses a database there; else it runs its own, as people at home do. */
export async function makeServingPlace(engine: Engine): Promise<ServingPlace> {
  const folder = await temporaryFolder()
  const made = engine.name === 'separate' ? await freshDatabase(engine.url) : undefined
  if (made) onTestFinished(made.drop)
  const { conversation: id } = made ? await fillFolder(folder, made.url) : await copyOwnData(folder)
  return {
    databaseUrl: made?.url,
    conversation: id,
    async start(death) {
      const fatal = death === undefined ? [] : [death]
      const app = startChildApp('serving-app', [folder, made?.url ?? '', ...fatal])
      onTestFinished(async () => {
        // Not SIGKILL: its own database would still be writing while its folder goes.
        app.child.kill('SIGTERM')
        await app.ended
      })
      await app.written(1)
      return { ...app, address: app.lines[0] ?? '' }
    },
    async startKept(port = 0) {
      const app = startChildApp('keeping-app', [folder, made?.url ?? '', String(port)])
      onTestFinished(async () => {
        app.child.kill('SIGTERM')
        await app.ended
      })
      await app.written(1)
      return {
        ...app,
        address: addressIn(app.lines[0]),
        processes: () => processesOf(app.child.pid ?? 0),
      }
    },
    async viewsAt(address) {
      askers += 1
      const { stats } = await contractClient(address).ask(conversations.recordView, {
        params: { id },
        headers: { 'user-agent': `Asker ${askers}` },
        body: {},
      })
      return stats.views
    },
  }
}
