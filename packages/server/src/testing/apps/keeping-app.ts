import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { callsPerMinute } from '../../http/limits'
import { runProduct } from '../../processes/run-product'
import { plainRenderer } from '../plain-renderer'
import { testKey } from './test-key'

/**
 * The product in three processes, as a program to be stopped or killed: it serves on a free port without any sample, and
 * prints its address. Its first argument is a folder with (empty) content, where its data go too; the second, if any, is
 * the address of the database to use instead; the third, if any, is the port.
 */
const [folder = '', databaseUrl = '', port = '0'] = process.argv.slice(2)

await runProduct({
  // What the keeper says to a process of its own comes last.
  environment: {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PROCESSES: '3',
    PORT: port,
    SERVER_KEY: testKey,
    ...process.env,
  },
  file: fileURLToPath(import.meta.url),
  context: async () => ({
    folders: { web: join(folder, 'web'), content: folder },
    renderer: plainRenderer,
    // A crowd comes from one address here.
    callsPerMinute: { ...callsPerMinute, reads: 100_000, writes: 100_000 },
  }),
}).catch(error => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
})
