import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { slugify } from '@duologue/domain/text/slug'
import { Client } from 'pg'
import { connectDatabase } from '../packages/server/src/database/connect'
import { migrate } from '../packages/server/src/database/migrations/migrate'
import type { Migration } from '../packages/server/src/database/migrations/migration'
import { seeded } from '../packages/server/src/media/pictures/seeded'
import { build } from '../scripts/build.js'
import { type Cluster, databaseNames, ports, startCluster } from './rig/cluster'
import { gapsOf } from './rig/gaps'
import { playHalls } from './rig/hall-play'
import { ownProcesses } from './rig/own-processes'
import { type Products, startProducts } from './rig/products'
import { journalFaults } from './school/compare-journal'
import { fillSchool } from './school/fill-school'
import { brokenInvariants, invariantCount } from './school/invariants'
import { openJournal } from './school/journal'
import { openLoop } from './school/open-loop'
import { recordPlays } from './school/recorded-plays'
import { schoolCalls } from './school/school-calls'
import { idOf, sizeOf } from './school/school-size'
import { makeSongs, schoolWrites } from './school/school-writes'
import { type Answer, type Call, keptConnections, sendCall } from './school/send-call'
import { machineLoad } from './school/watch-process'

// Past one machine, on loopback: etcd, three PostgreSQL under Patroni, HAProxy with the files of deploy/, and three products
// of two processes. Under a morning's mix, and while three games of several people are played, its machines are killed,
// halted and handed over, and its products are renewed; then everything is compared with a journal of what was acknowledged.
// A renewal fails no call; the first one is from another version where FROM is its checkout, installed and built. It needs
// Debian's packages (apt-get install patroni etcd-server haproxy postgresql-15) and nothing of them running; it begins and ends its own processes alone, and its files go with it.
//   KILLS=10 HALTS=5 SWITCHES=5 OTHERS=2 RENEWALS=1 FROM=… RATE=40 SCALE=0.01 SEED=1 node --import tsx bench/rig.ts
// KEEP=1 keeps the folder with what the programs said. It ends with 1 when something is wrong.

const {
  KILLS = '10',
  HALTS = '5',
  SWITCHES = '5',
  OTHERS = '2',
  RENEWALS = '1',
  FROM = join(import.meta.dirname, '..'),
  RATE = '40',
  SCALE = '0.01',
  SEED = '1',
  KEEP,
} = process.env
const size = sizeOf(Number(SCALE))
const chance = seeded(`rig ${SEED}`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Settles when it does not fail any more; what is elected takes a while. */
async function patiently<Answer>(work: () => Promise<Answer>, tries = 300): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (tries === 0) throw error
    await pause(200)
    return patiently(work, tries - 1)
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, statement_timeout: 0 })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The migrations of a checkout. */
async function migrationsOf(checkout: string): Promise<readonly Migration[]> {
  const file = pathToFileURL(join(checkout, 'scripts/all-migrations.ts'))
  return (await import(file.href)).allMigrations
}

/** Makes the database and puts a school into it. */
async function fill(cluster: Cluster): Promise<void> {
  const beside = await patiently(() => connect(cluster.url.replace(/duologue$/, 'postgres')))
  await beside.query('create database duologue')
  await beside.end()
  const database = await connectDatabase({ databaseUrl: cluster.url, dataDir: '', log })
  await migrate(database.pool, await migrationsOf(FROM))
  await database.close()
  const client = await connect(cluster.url)
  await fillSchool(client, size)
  await client.query(`update users set role = 'editor' where id = $1`, [idOf('teacher', 0)])
  await client.query('vacuum (analyze)')
  await client.end()
}

await build()
const folder = await mkdtemp(join(tmpdir(), 'duologue-rig-'))
await chmod(folder, 0o755)
const own = ownProcesses()
let products: Products | undefined
const agent = keptConnections(256)
const journal = openJournal()
const faults: string[] = []
let cluster: Cluster | undefined

/** Ends all that was begun here, and takes its files away. */
async function endAll(): Promise<void> {
  agent.destroy()
  await products?.stop()
  await own.endAll()
  await cluster?.endServers()
  if (KEEP) console.log(`kept: ${folder}`)
  else await rm(folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().finally(() => process.exit(1)))

type Event = 'renewal' | 'kill' | 'halt' | 'switch' | 'replica' | 'etcd'

try {
  const running = await startCluster(folder, own)
  cluster = running
  await fill(running)
  const started = await startProducts(running, folder, FROM)
  products = started
  const people = new URL(`http://127.0.0.1:${ports.people}`)
  const send = (call: Call) => sendCall(people, agent, call)
  await patiently(async () => {
    const { status } = await send({ kind: 'ready', method: 'GET', path: '/readyz' })
    if (status !== 200) throw new Error(`not ready: ${status}`)
  })
  const client = await connect(running.url)
  const { rows } = await client.query<{ id: string; title: string }>(
    `select id, title from conversations where is_published and content_key like 'scale/%' order by views desc, id`,
  )
  await client.end()
  const conversations = rows.map(({ id, title }) => ({
    id,
    page: `/conversations/${id}/${encodeURIComponent(slugify(title))}`,
  }))
  const songs = await makeSongs(send)
  const recorded = await recordPlays(people.origin, size, 1500)
  const known = { size, conversations, recorded }
  console.log(
    `three machines on loopback; ${size.students + size.classes} people, ${RATE} calls/s, seed ${SEED}, ${machineLoad()}`,
  )

  /** Sends what had no answer again until each has one. */
  const sendAgain = async (patience = 300): Promise<void> => {
    const calls = journal.unanswered()
    if (calls.length === 0 || patience === 0) return
    for (const call of calls) journal.note(call, await send(call))
    if (journal.unanswered().length > 0) await pause(200)
    await sendAgain(patience - 1)
  }
  const compare = async (when: string, inHalls: (beside: Client) => Promise<string[]>) => {
    const beside = await patiently(() => connect(running.url))
    const found = [
      ...(await journalFaults(beside, journal)),
      ...(await brokenInvariants(beside)),
      ...(await inHalls(beside)),
    ]
    await beside.end()
    journal.faults.length = 0
    for (const fault of found) console.log(`  ${when}: ${fault}`)
    faults.push(...found)
  }
  /** What happens under load; settles when it is over. */
  const happen: Record<Event, () => Promise<void>> = {
    renewal: () => started.renew(),
    async kill() {
      const name = await running.primary()
      await running.kill(name)
      await pause(25_000)
      running.start(name)
    },
    async halt() {
      const goOn = await running.halt(await running.primary())
      await pause(25_000)
      goOn()
    },
    async switch() {
      await running.handOver()
      await pause(8000)
    },
    async replica() {
      const primary = await running.primary()
      const name = chance.pick(databaseNames.filter(one => one !== primary) as ['db1', 'db2'])
      await running.kill(name)
      await pause(8000)
      running.start(name)
    },
    async etcd() {
      await running.killEtcd()
      await pause(3000)
      running.startEtcd()
      await pause(8000)
    },
  }
  const counts: Record<Event, number> = {
    renewal: Number(RENEWALS),
    kill: Number(KILLS),
    halt: Number(HALTS),
    switch: Number(SWITCHES),
    replica: Number(OTHERS),
    etcd: Number(OTHERS),
  }
  const worst = new Map<Event, { writes: number[]; reads: number[] }>()
  let [round, sent] = [0, 0]
  for (const event of Object.keys(counts) as Event[]) {
    for (let time = 0; time < counts[event]; time += 1) {
      round += 1
      const lessons = schoolCalls(known, round, 0.005)
      const writes = schoolWrites(known, songs, round)
      const before = journal.acknowledged()
      const gaps = gapsOf()
      const halls = await playHalls(people.origin, round)
      let isOver = false
      let unserved = 0
      const note = (call: Call, answer: Answer) => {
        sent += 1
        journal.note(call, answer)
        if (answer.status === 0 || answer.status === 503) unserved += 1
      }
      const load = openLoop({
        rate: Number(RATE),
        seconds: 600,
        next: () => (chance.happens(0.5) ? writes() : lessons()),
        send,
        onAnswer(call, answer) {
          note(call, answer)
          if (call.method !== 'GET' && answer.status >= 200 && answer.status < 300) gaps.wrote()
        },
        isOver: () => isOver,
      })
      // A visitor who looks for something ten times a second.
      const visitor = openLoop({
        rate: 10,
        seconds: 600,
        next: () => ({ kind: 'visitor', method: 'GET', path: '/api/conversations?language=es' }),
        send,
        onAnswer(call, answer) {
          note(call, answer)
          if (answer.status === 200) gaps.read()
        },
        isOver: () => isOver,
      })
      await pause(2000)
      gaps.begin()
      await happen[event]()
      await running.whole()
      isOver = true
      await Promise.all([load, visitor])
      const found = gaps.end()
      if (event === 'renewal' && unserved > 0)
        journal.faults.push(`${unserved} calls had no answer or were to come back`)
      const played = await halls.goesOn()
      await sendAgain()
      await compare(`${event} ${time + 1}`, async beside => [
        ...played,
        ...(await halls.end(beside)),
      ])
      const all = worst.get(event) ?? { writes: [], reads: [] }
      all.writes.push(found.writes)
      all.reads.push(found.reads)
      worst.set(event, all)
      console.log(
        `${event} ${time + 1}: ${journal.acknowledged() - before} writes and ${halls.acknowledged()} answers in halls acknowledged, ${unserved} calls unserved, without one for ${found.writes.toFixed(1)} s, without a public read for ${found.reads.toFixed(1)} s, ${machineLoad()}`,
      )
    }
  }
  const told = [...worst].map(
    ([event, { writes, reads }]) =>
      `${event} x${writes.length} (writes ${Math.max(...writes).toFixed(1)} s, reads ${Math.max(...reads).toFixed(1)} s at most)`,
  )
  console.log(
    `${told.join(', ')}: ${sent} calls, ${journal.acknowledged()} writes acknowledged, ${invariantCount} invariants after each, ${faults.length} faults, ${machineLoad()}`,
  )
} finally {
  await endAll()
}
process.exitCode = faults.length > 0 ? 1 : 0
