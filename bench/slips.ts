import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { runningEmbedded } from '../packages/server/src/database/embedded/running-embedded'
import { contractClient } from '../packages/server/src/testing/apps/contract-client'
import { seedSlips } from '../packages/server/src/testing/lti/seed-slips'
import { openedCourse } from '../packages/server/src/testing/platform/opened-course'
import { startPlatform, toolAt } from '../packages/server/src/testing/platform/start-platform'
import { seedConversation } from '../packages/server/src/testing/school/seed-conversation'
import { machineLoad } from './school/watch-process'
import { startChild } from './start-child'

// Scores of a whole course that wait at once: how long until its platform has them, each of its answers after a while, beside
// another platform that is dead and has as many coming to it; and how long whoever asks the product meanwhile waits.
//   SLIPS=200 LATENCY=300 node scripts/with-tsx.js bench/slips.ts

const count = Number(process.env.SLIPS ?? 200)
/** Milliseconds after which a column answers. */
const latency = Number(process.env.LATENCY ?? 300)

const folder = await mkdtemp(join(tmpdir(), 'duologue-slips-'))
// The database's own user may pass.
await chmod(folder, 0o755)
const product = await startChild(['packages/server/dist/main.js'], {
  DATA_DIR: folder,
  PORT: '0',
  LOG_LEVEL: 'fatal',
  PLATFORM_NETWORKS: '127.0.0.0/8, ::1',
  SCHOOL_NETWORKS: '127.0.0.1, ::1',
})
const pool = new Pool(await runningEmbedded(folder))
const server = Object.assign(contractClient(product.address), { pool })

/** What stands before a platform and gives its answers on after a while. */
async function startDelay(origin: string): Promise<{ address: string; server: Server }> {
  const delay = createServer(async (request, answer) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    await pause(latency)
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const said = await fetch(`${origin}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: Buffer.concat(pieces),
    })
    answer.writeHead(said.status).end(Buffer.from(await said.arrayBuffer()))
  })
  await new Promise<void>(resolve => delay.listen(0, '127.0.0.1', resolve))
  return { address: `http://localhost:${(delay.address() as AddressInfo).port}`, server: delay }
}

const conversation = (await seedConversation(pool)).id

/** A platform with a course and a link in it. */
async function opened() {
  const platform = await startPlatform({ profile: 'moodle', tool: toolAt(product.address) })
  const course = await openedCourse(server, platform)
  await course.place(conversation)
  return { platform, ...course }
}

const [lively, dead] = [await opened(), await opened()]
const delay = await startDelay(lively.platform.origin)
await pool.query('update lti_placements set column_url = replace(column_url, $1, $2)', [
  lively.platform.origin,
  delay.address,
])
dead.platform.outage = path => (path.endsWith('/scores') ? 'silence' : undefined)

const { headers } = lively.student
let isAsking = true
const asked: { ms: number; isBeside: boolean }[] = []
let isBeside = false
async function ask(): Promise<void> {
  while (isAsking) {
    const began = performance.now()
    await (await fetch(`${product.address}/api/users/me`, { headers })).text()
    asked.push({ ms: performance.now() - began, isBeside })
    await pause(50)
  }
}

const asking = ask()
try {
  await pause(5000)
  isBeside = true
  await Promise.all([lively, dead].map(course => seedSlips(server, course, count, new Date())))
  const began = performance.now()
  while (lively.platform.school.scores.length < count && performance.now() - began < 300_000)
    await pause(100)
  const seconds = (performance.now() - began) / 1000
  isAsking = false
  await asking
  const waits = (beside: boolean) => {
    const all = asked.filter(one => one.isBeside === beside).map(({ ms }) => ms)
    const sorted = all.toSorted((one, other) => one - other)
    const share = (of: number) => (sorted[Math.floor(sorted.length * of)] ?? 0).toFixed(0)
    return `p50 ${share(0.5)} ms, p99 ${share(0.99)} ms of ${sorted.length} calls`
  }
  const tried = dead.platform.heard.filter(each => each.endsWith('/scores')).length
  console.log(
    `${lively.platform.school.scores.length} of ${count} scores there after ${seconds.toFixed(1)} s, each answered after ${latency} ms; ` +
      `${lively.platform.refused.length} refused; of the dead platform's ${count} ${tried} were tried; ` +
      `beside it ${waits(true)}, before ${waits(false)}; ${machineLoad()}`,
  )
} finally {
  isAsking = false
  await pool.end()
  await Promise.all([lively.platform.close(), dead.platform.close()])
  delay.server.close()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
