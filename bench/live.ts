import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { live } from '@duologue/contract/live'
import { Client } from 'pg'
import { runningEmbedded } from '../packages/server/src/database/embedded/running-embedded'
import { contractClient } from '../packages/server/src/testing/apps/contract-client'
import { hallSettings } from '../packages/server/src/testing/school/opened-hall'
import { build } from '../scripts/build.js'
import { openCrowd, type Seat } from './halls/hall-crowd'
import { holdings, machineLoad, processesOf, processorTime } from './school/watch-process'
import { startChild } from './start-child'

// Games of several people, over real sockets: HALLS with MEMBERS each (and a screen) play a sample conversation in step,
// every phone answers each question within SPREAD milliseconds, for PLAY seconds; beside them somebody searches
// conversations 20 times a second, before (the baseline) and meanwhile. Then all sockets are cut at once, and come back
// as pages do. Once with one process and once with two. It tells for each: how long acknowledgements took (after the
// commit), the searches' times with and without, the processor time of the product for each answer (what the searches
// take alone is left out), its memory with and without the games, how long the last page was away, and whether every
// acknowledged answer is in the log. A lone insert on the same database says what a commit costs here. PLAY=1200 soaks.
// PACE=own: every phone plays the conversation at its own pace. PROFILE=folder: the product writes there what it spent its
// processor time on.
//   HALLS=200 MEMBERS=40 SPREAD=8000 PLAY=60 PROCESSES=1,2 node --import tsx bench/live.ts
// Each socket is two open files, one here and one in the product: `ulimit -n 40000` for 8,000.

const {
  HALLS = '10',
  MEMBERS = '20',
  SPREAD = '8000',
  PLAY = '20',
  PROCESSES = '1,2',
  PACE = 'step',
  PROFILE,
} = process.env
const size = { halls: Number(HALLS), members: Number(MEMBERS) }
const pace = PACE === 'own' ? 'own' : 'step'

/** How long is searched before the game, in seconds. */
const searchedFor = 5

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
const told = (times: readonly number[]) =>
  `p50 ${at(times, 0.5).toFixed(1)}, p99 ${at(times, 0.99).toFixed(1)} ms`

/** Does something for each of many, so many at a time. */
async function inTurn<One>(all: readonly One[], atOnce: number, work: (one: One) => Promise<void>) {
  const left = [...all]
  const worker = async (): Promise<void> => {
    const one = left.shift()
    if (one === undefined) return
    await work(one)
    await worker()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Opens the halls and lets everybody in; answers their seats. */
async function fillHalls(address: string): Promise<Seat[]> {
  const { ask } = contractClient(address)
  const { conversations: found } = await ask(conversations.searchConversations, {
    query: 'language=es&limit=1',
  })
  const conversation = found[0]?.id ?? ''
  const seats: Seat[] = []
  await inTurn([...Array(size.halls).keys()], 4, async number => {
    const { user, authToken } = await ask(accounts.signUp, {
      body: { email: `host${number}@school.example`, password: 'a long password', app: 'Duologue' },
    })
    const headers = { authorization: authToken }
    await ask(accounts.updateProfile, {
      params: { id: user.id },
      headers,
      body: { type: 'teacher' },
    })
    const settings = { ...hallSettings, pace, rounds: 3, goesOn: 'itself', difficulty: 'easy' }
    const hall = await ask(live.openHall, { headers, body: { conversation, settings } })
    seats.push({ hall: hall.id, token: authToken })
    for (let member = 0; member < size.members; member += 1) {
      const { key } = await ask(live.joinHall, {
        params: { id: hall.id },
        body: { code: hall.code },
      })
      seats.push({ hall: hall.id, key: key ?? '' })
    }
  })
  return seats
}

/** Searches 20 times a second for so many seconds; answers how long each took. */
async function search(address: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const all: Promise<unknown>[] = []
  for (let count = 0; count < seconds * 20; count += 1) {
    const began = performance.now()
    const answer = fetch(`${address}/api/conversations?language=es&page=${(count % 5) + 1}`)
    all.push(answer.then(one => one.text()).then(() => times.push(performance.now() - began)))
    await pause(50)
  }
  await Promise.all(all)
  return times
}

async function loneInserts(client: Client): Promise<number[]> {
  await client.query('create table if not exists bench_inserts (id int)')
  const times: number[] = []
  for (let count = 0; count < 100; count += 1) {
    const began = performance.now()
    await client.query('insert into bench_inserts values ($1)', [count])
    times.push(performance.now() - began)
  }
  return times
}

async function until(isSo: () => boolean, most: number): Promise<number> {
  const began = performance.now()
  while (!isSo() && performance.now() - began < most) await pause(50)
  return performance.now() - began
}

async function measure(processes: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'duologue-live-'))
  await chmod(dataDir, 0o755)
  const profiling = PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : []
  const product = await startChild([...profiling, 'packages/server/dist/main.js'], {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'fatal',
    PROCESSES: processes,
    SCHOOL_NETWORKS: '127.0.0.0/8,::1',
  })
  const client = new Client({ ...(await runningEmbedded(dataDir)) })
  try {
    await client.connect()
    const { address } = product
    const own = await processesOf(product.pid)
    const pids = own.length > 0 ? own : [product.pid]
    const cpu = async () => (await Promise.all(pids.map(processorTime))).reduce((a, b) => a + b, 0)
    const memory = async () =>
      (await Promise.all(pids.map(async pid => (await holdings(pid)).megabytes))).join(' + ')
    const idle = await memory()
    const seats = await fillHalls(address)
    const quiet = await cpu()
    const before = await search(address, searchedFor)
    const searching = ((await cpu()) - quiet) / searchedFor
    const crowd = openCrowd(address, seats, Number(SPREAD))
    crowd.open()
    const opened = await until(() => crowd.here() === seats.length, 60_000)
    const [spent, atFirst, shown] = [await cpu(), await memory(), crowd.counts.views]
    crowd.host({ type: 'start' })
    const during = await search(address, Number(PLAY))
    const used = (await cpu()) - spent - searching * Number(PLAY)
    const answers = crowd.counts.acks.length
    const atLast = await memory()
    const views = crowd.counts.views - shown
    crowd.cut()
    await pause(100)
    const back = await until(() => crowd.here() === seats.length, 60_000)
    const acknowledged = crowd.counts.acks.length
    const { rows } = await client.query<{ stored: number }>(
      `select count(*)::int as stored from live_log where act->>'type' in ('answer', 'play', 'start')`,
    )
    const lone = await loneInserts(client)
    console.log(
      `${processes} process(es), ${size.halls} halls × ${size.members}, ${pace === 'own' ? 'at the own pace' : 'in step'}: ${seats.length} sockets open after ${(opened / 1000).toFixed(1)} s
  acknowledgements: ${answers} (${(answers / Number(PLAY)).toFixed(0)}/s), ${told(crowd.counts.acks)}, refused ${JSON.stringify(crowd.counts.refused)}; a lone insert ${told(lone)}
  searches: alone ${told(before)}; meanwhile ${told(during)}
  processor: ${((used / Math.max(1, answers)) * 1000).toFixed(0)} µs an answer with all views (searching takes ${searching.toFixed(0)} ms a second by itself)
  memory: idle ${idle} MB, all connected ${atFirst} MB, played ${atLast} MB
  ${(views / Math.max(1, answers)).toFixed(1)} views an answer, ${(crowd.counts.bytes / 1024 / seats.length).toFixed(1)} KB a page
  all sockets cut: the last page was back after ${(back / 1000).toFixed(1)} s, ${crowd.counts.failures} openings failed; ${crowd.here()} of ${seats.length} here
  log: ${rows[0]?.stored ?? 0} acts stored, ${acknowledged} acknowledged; ${machineLoad()}`,
    )
    crowd.close()
  } finally {
    await client.end()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

console.log(`ulimit -n: ${execFileSync('sh', ['-c', 'ulimit -n']).toString().trim()}`)
if (!process.env.NO_BUILD) await build()
for (const processes of PROCESSES.split(',')) await measure(processes)
