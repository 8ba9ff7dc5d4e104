import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Client } from 'pg'
import { runningEmbedded } from '../packages/server/src/database/embedded/running-embedded'
import { build } from '../scripts/build.js'
import { askInside, tellingInside } from './halls/ask-inside'
import { fillHalls } from './halls/fill-halls'
import { openCrowd } from './halls/hall-crowd'
import { eachSecond, untilQuiet } from './halls/quiet-product'
import { holdings, machineLoad, processesOf, processorTime } from './school/watch-process'
import { startChild } from './start-child'

// Games of several people, over real sockets: HALLS with MEMBERS each (and a screen) play a sample conversation in step,
// every phone answers each question within SPREAD milliseconds, for PLAY seconds; beside them somebody searches
// conversations 20 times a second, before (the baseline, once the product has come to rest and is warm) and meanwhile. Then
// all sockets are cut at once, and come back as pages do. Once with one process and once with two. It tells for each: how
// long acknowledgements took (after the commit), the searches' times with and without, how long the product's loop was held
// up, its processor time for each answer (that of a second of play without that of a second of searches alone), its memory
// before anybody came, with full halls, all sockets and after the play, how long the last page was away, and whether every
// acknowledged answer is in the log. A lone insert on the same database says what a commit costs here. `live-soak.ts` tells
// what lesson after lesson leaves.
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

/** How long is searched before the game, in seconds, and how long before that, so that the product is warm. */
const [searchedFor, warmedFor] = [20, 10]

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
const told = (times: readonly number[]) =>
  `p50 ${at(times, 0.5).toFixed(1)}, p99 ${at(times, 0.99).toFixed(1)} ms`

/** Searches 20 times a second for so many seconds; answers how long each took. */
async function search(address: string, seconds: number): Promise<number[]> {
  const beside = new URL('./halls/search-beside.js', import.meta.url)
  const worker = new Worker(beside, { workerData: { address, seconds } })
  const [times] = await once(worker, 'message')
  return times as number[]
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
  const product = await startChild(
    [...profiling, ...tellingInside, 'packages/server/dist/main.js'],
    {
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      PROCESSES: processes,
      INSIDE_FILE: join(dataDir, 'inside'),
      SCHOOL_NETWORKS: '127.0.0.0/8,::1',
    },
  )
  const client = new Client({ ...(await runningEmbedded(dataDir)) })
  try {
    await client.connect()
    const { address } = product
    const own = await processesOf(product.pid)
    const pids = own.length > 0 ? own : [product.pid]
    const cpu = async () => (await Promise.all(pids.map(processorTime))).reduce((a, b) => a + b, 0)
    const memory = async () =>
      (await Promise.all(pids.map(async pid => (await holdings(pid)).megabytes))).join(' + ')
    const heldUp = async () => {
      const told: string[] = []
      for (const pid of pids) {
        const { p99, most } = (await askInside(pid, join(dataDir, 'inside'))).heldUp
        told.push(`${p99.toFixed(1)} (${most.toFixed(0)} at most)`)
      }
      return told.join(' + ')
    }
    const idle = await memory()
    const seats = await fillHalls(address, { ...size, pace })
    await search(address, warmedFor)
    const isQuiet = await untilQuiet(cpu)
    const full = await memory()
    await heldUp()
    const alone = await eachSecond(cpu, () => search(address, searchedFor))
    const heldUpAlone = await heldUp()
    const crowd = openCrowd(address, seats, Number(SPREAD))
    crowd.open()
    const opened = await until(() => crowd.here() === seats.length, 60_000)
    await pause(searchedFor * 1000)
    const [atFirst, shown, sent] = [await memory(), crowd.counts.views, crowd.counts.phoneBytes]
    await heldUp()
    crowd.host({ type: 'start' })
    const played = await eachSecond(cpu, () => search(address, Number(PLAY)))
    const heldUpInPlay = await heldUp()
    const used = (played.processorTime - alone.processorTime) * Number(PLAY)
    const [answers, refused] = [crowd.counts.acks.length, { ...crowd.counts.refused }]
    const atLast = await memory()
    const views = crowd.counts.views - shown
    // Of two turns in step one is asked, the other one is the computer's.
    const lesson = (12 * (crowd.counts.phoneBytes - sent)) / crowd.counts.questions / 1024
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
  acknowledgements: ${answers} (${(answers / Number(PLAY)).toFixed(0)}/s), ${told(crowd.counts.acks)}, refused ${JSON.stringify(refused)}; a lone insert ${told(lone)}
  searches: alone ${told(alone.answer)}; meanwhile ${told(played.answer)}
  the loop is held up in one of 100 moments: ${heldUpAlone} ms alone, ${heldUpInPlay} ms meanwhile
  processor: ${used > 0 ? `${((used / Math.max(1, answers)) * 1000).toFixed(0)} µs` : 'less than searches vary'} an answer with all views: ${played.processorTime.toFixed(0)} ms in a second of play, ${alone.processorTime.toFixed(0)} in one of searches alone${isQuiet ? '' : ' (not at rest before)'}
  memory: idle ${idle} MB, halls full ${full} MB, all connected ${atFirst} MB, played ${atLast} MB
  ${(views / Math.max(1, answers)).toFixed(1)} views an answer, ${(crowd.counts.bytes / 1024 / seats.length).toFixed(1)} KB a page${pace === 'step' ? `, ${lesson.toFixed(0)} KB a phone in 24 turns` : ''}
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
