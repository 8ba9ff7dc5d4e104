import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { Engine } from '../databases/database-engines'
import { freshDatabase } from '../databases/fresh-database'
import { writeEmptyContent } from '../school/empty-content'
import { startChildApp } from './child-app'
import { contractClient } from './contract-client'
import { addressIn } from './ready-line'
import type { RunningServer } from './test-server'

/** Starts the product in three processes, with the clock of the machine, on a fresh database of the engine. */
export async function startKeptServer(engine: Engine): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'duologue-kept-'))
  await writeEmptyContent(folder)
  const { url, drop } = await freshDatabase(engine.url)
  const app = startChildApp('keeping-app', [folder, url])
  await app.written(1)
  const address = addressIn(app.lines[0])
  const pool = new Pool({ connectionString: url })
  return {
    ...contractClient(address),
    address,
    pool,
    async close() {
      app.child.kill('SIGTERM')
      await app.ended
      await pool.end()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
