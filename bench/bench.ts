import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startEmbedded } from '../packages/server/src/database/embedded/start-embedded'
import { run } from '../scripts/run.js'
import { startChild } from './start-child'

// Drives the read mix on the product and on the bare server beside it, in turns, and prints the ratio.

const conversations = Number(process.argv[process.argv.indexOf('--conversations') + 1]) || 100_000
/** Seconds a round. */
const duration = 6
const rounds = 3
const connections = 16

const log = { info: () => undefined, warn: console.warn, error: console.error }
const dataDir = await mkdtemp(join(tmpdir(), 'duologue-bench-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const embedded = await startEmbedded({ dataDir, log })
const { host, port, user, database } = embedded.connection
const DATABASE_URL = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Requests answered a second, and the 99th percentile of their time in milliseconds. */
async function drive(address: string, paths: readonly string[]) {
  const result = await autocannon({
    url: address,
    connections,
    duration,
    requests: paths.map(path => ({ path })),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors at ${address}`)
  }
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 }
}

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
  const bare = await startChild(['--import', 'tsx', 'bench/bare-server.ts'], { DATABASE_URL })
  const answer = await fetch(`${product.address}/api/conversations?limit=20`)
  const { conversations: cards } = (await answer.json()) as { conversations: { id: string }[] }
  const parts: Record<string, string[]> = {
    search: [
      '',
      '?language=es',
      '?language=fr&difficulty=A1&difficulty=A2',
      '?recent=-1',
      '?difficulty=B1',
    ].map(query => `/api/conversations${query}`),
    conversation: cards.map(card => `/api/conversations/${card.id}`),
    'home rows': ['/api/conversations?views=-1&limit=6', '/api/conversations?recent=-1&limit=6'],
  }
  const mix = { ...parts, 'all of them': Object.values(parts).flat() }
  console.log(
    `${conversations} conversations, ${connections} connections, ${rounds} rounds of ${duration} s, medians`,
  )
  for (const [name, paths] of Object.entries(mix)) {
    const measured: { ours: number; bare: number; p99: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const ours = await drive(product.address, paths)
      const yardstick = await drive(bare.address, paths)
      measured.push({ ours: ours.rate, bare: yardstick.rate, p99: ours.p99 })
    }
    const ratio = median(measured.map(one => one.ours / one.bare))
    const [ours, yardstick, p99] = (['ours', 'bare', 'p99'] as const).map(key =>
      Math.round(median(measured.map(one => one[key]))),
    )
    console.log(
      `${name}: ours ${ours}/s, bare ${yardstick}/s, ratio ${ratio.toFixed(2)}, our p99 ${p99} ms`,
    )
  }
  await Promise.all([product.stop(), bare.stop()])
} finally {
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}
