import { chmod, rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../database/embedded/start-embedded'
import { bundleChildPrograms } from './apps/child-programs'
import { recordingLog } from './apps/recording-log'
import type { Engine } from './databases/database-engines'
import { makeTemplate } from './databases/fresh-database'
import { passingFolder } from './databases/passing-folder'
import { startSeparatePostgres } from './databases/separate-postgres'

/** Whether a server waits for its disk. Nobody pulls the plug of these two: what is killed has a database of its own. */
async function sync(url: string, wanted: 'on' | 'off'): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`alter system set fsync = ${wanted}`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

/** Bundles the programs that are killed, and starts both kinds of PostgreSQL, once for all tests of a run; answers how to stop them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await passingFolder('duologue-embedded-')
  const runFolder = await passingFolder('duologue-run-')
  for (const folder of [dataDir, runFolder]) await chmod(folder, 0o755)
  const [embedded, separate] = await Promise.all([
    // Three files run at once, each of which may serve from three processes: with the room for one it refused connections.
    startEmbedded({ dataDir, log: recordingLog(), processes: 9 }),
    startSeparatePostgres(),
    bundleChildPrograms(),
  ])
  const { host, port, user, database } = embedded.connection
  const socketUrl = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
  const engines: Engine[] = [
    { name: 'embedded', url: socketUrl, isSame: false },
    { name: 'separate', url: separate.url, isSame: separate.isBundled },
  ]
  await sync(socketUrl, 'off')
  await Promise.all(engines.map(({ url }) => makeTemplate(url)))
  project.provide('engines', engines)
  project.provide('runFolder', runFolder)
  return async () => {
    await Promise.all([embedded.stop(), separate.stop()])
    for (const folder of [dataDir, runFolder]) await rm(folder, { recursive: true, force: true })
  }
}
