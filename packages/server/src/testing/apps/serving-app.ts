import { join } from 'node:path'
import { buildHouse } from '../../house'
import { stopOnSignals } from '../../processes/stop-on-signals'
import { readSettings } from '../../settings'
import { plainRenderer } from '../plain-renderer'
import { dieAfterCommitOf } from './dying-after'
import { dieInside, readDeath } from './dying-inside'
import { testKey } from './test-key'

/**
 * The product as a program to be stopped or killed: it serves on a free port without any sample, and prints its
 * address. Its first argument is a folder with (empty) content, where its data go too; the second, if any, is the
 * address of the database to use instead; the third, if any, is a table: when the first row in it is committed, the
 * program is gone before it answers; or a statement of the first keyed call, at which it is gone (`3-before`).
 */
const [folder = '', databaseUrl = '', fatal = ''] = process.argv.slice(2)
const death = readDeath(fatal)
if (death) dieInside(death)
else if (fatal) dieAfterCommitOf(fatal)

const settings = readSettings({
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'silent',
  PROCESSES: '1',
  SERVER_KEY: testKey,
})
const { app, close } = await buildHouse(settings, {
  folders: { web: join(folder, 'web'), content: folder },
  renderer: plainRenderer,
})
stopOnSignals({ stop: close, cutOff: () => app.server.closeAllConnections() })
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
