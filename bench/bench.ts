import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../packages/server/src/database/embedded/start-embedded'
import { run } from '../scripts/run.js'
import { compareWithBare } from './compare-with-bare'
import { startChild } from './start-child'

// Drives the read mix on the product and on the bare server beside it, in turns, and prints the ratio.

const conversations = Number(process.argv[process.argv.indexOf('--conversations') + 1]) || 100_000
/** Seconds a round. */
const duration = 6

const log = { info: () => undefined, warn: console.warn, error: console.error }
const dataDir = await mkdtemp(join(tmpdir(), 'duologue-bench-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const embedded = await startEmbedded({ dataDir, log })
const { host, port, user, database } = embedded.connection
const DATABASE_URL = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

console.log(`Making ${conversations} conversations first: about a minute for each 50,000.`)
try {
  const product = await startChild(['scripts/start.js'], {
    DATABASE_URL,
    PORT: '0',
    LOG_LEVEL: 'error',
    SCHOOL_NETWORKS: '127.0.0.0/8,::1',
  })
  await run(
    process.execPath,
    ['--import', 'tsx', 'scripts/content-scale.ts', '--conversations', String(conversations)],
    { DATABASE_URL },
  )
  const answer = await fetch(`${product.address}/api/conversations?limit=20`)
  const { conversations: cards } = (await answer.json()) as { conversations: { id: string }[] }
  console.log(`${conversations} conversations`)
  await compareWithBare(
    product,
    DATABASE_URL,
    cards.map(({ id }) => id),
    duration,
  )
  await product.stop()
} finally {
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}
