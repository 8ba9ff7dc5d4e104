import { setTimeout as pause } from 'node:timers/promises'
import { findClusterPlace } from '../packages/server/src/database/embedded/cluster-place'
import { openDataFolder } from '../packages/server/src/database/embedded/data-folder'
import { readPostmasterPid } from '../packages/server/src/database/embedded/postmaster-pid'
import { seeded } from '../packages/server/src/media/pictures/seeded'
import { journalFaults } from './school/compare-journal'
import { brokenInvariants, invariantCount } from './school/invariants'
import { openJournal } from './school/journal'
import { openLoop } from './school/open-loop'
import { openSchool } from './school/open-school'
import { recordPlays } from './school/recorded-plays'
import { schoolCalls } from './school/school-calls'
import { idOf, sizeOf } from './school/school-size'
import { editorToken, makeSongs, schoolWrites } from './school/school-writes'
import { type Call, keptConnections, sendCall } from './school/send-call'
import { machineLoad, processesOf } from './school/watch-process'

// The product under load is killed at random moments (kill -9 of the program, in a third of the cases of its database's
// postmaster, now and then of both; of several processes also one alone), started again, and compared with a journal of
// what was acknowledged: everything is there, nothing twice.
//   KILLS=30 RATE=150 SEED=1 SCALE=0.02 PROCESSES=3 node --import tsx bench/crash-loop.ts
// LOSE=plays deletes a row before the last comparison, which must be told. It ends with 1 when something is wrong.

const {
  KILLS = '30',
  RATE = '150',
  SEED = String(Date.now() % 1_000_000),
  SCALE = '0.02',
  PROCESSES = '1',
} = process.env
const { LOSE } = process.env
const rate = Number(RATE)
const kills = Number(KILLS)
/** Milliseconds of load before a kill. */
const [least, most] = [300, 2500]
const size = sizeOf(Number(SCALE))
const chance = seeded(`kills ${SEED}`)

const school = await openSchool('embedded', size)
const agent = keptConnections(128)
const journal = openJournal()
const faults: string[] = []

let product = await school.startProduct()
const send = (call: Call) => sendCall(new URL(product.address), agent, call)

async function postmaster(): Promise<number> {
  const { folder } = await findClusterPlace(await openDataFolder(school.dataDir))
  const running = await readPostmasterPid(folder)
  if (!running) throw new Error('the database does not run')
  return running.pid
}

/** Sends what had no answer again until each has one; a service that starts may say 503. */
async function sendAgain(patience = 200): Promise<void> {
  const calls = journal.unanswered()
  if (calls.length === 0 || patience === 0) return
  for (const call of calls) journal.note(call, await send(call))
  if (journal.unanswered().length > 0) await pause(100)
  await sendAgain(patience - 1)
}

/** What is wrong now, by the journal and by the invariants. */
async function compare(when: string): Promise<void> {
  const client = await school.connect()
  const found = [...(await journalFaults(client, journal)), ...(await brokenInvariants(client))]
  await client.end()
  journal.faults.length = 0
  for (const fault of found) console.log(`  ${when}: ${fault}`)
  faults.push(...found)
}

type Victim = 'program' | 'process' | 'database' | 'both'
const victims: readonly [Victim, ...Victim[]] = [
  'program',
  'program',
  'program',
  PROCESSES === '1' ? 'program' : 'process',
  'database',
  'both',
]

async function kill(victim: Victim): Promise<void> {
  if (victim === 'process') {
    const [first = product.pid, ...others] = await processesOf(product.pid)
    process.kill(chance.pick([first, ...others]), 'SIGKILL')
    return
  }
  if (victim !== 'program') process.kill(await postmaster(), 'SIGKILL')
  if (victim === 'database') return
  process.kill(product.pid, 'SIGKILL')
  await product.ended
  product = await school.startProduct()
}

try {
  const beside = await school.connect()
  await beside.query(`update users set role = 'editor' where id = $1`, [idOf('teacher', 0)])
  await beside.end()
  const songs = await makeSongs(send)
  const recorded = await recordPlays(product.address, size, 4000)
  const known = { size, conversations: await school.conversations(), recorded }
  console.log(`${school.description}; ${rate} calls/s, seed ${SEED}, ${machineLoad()}`)
  const done: Record<Victim, number> = { program: 0, process: 0, database: 0, both: 0 }
  let sent = 0
  for (let round = 1; round <= kills; round += 1) {
    const victim = chance.pick(victims)
    const lessons = schoolCalls(known, round, 0.01)
    const writes = schoolWrites(known, songs, round)
    const before = journal.acknowledged()
    let isOver = false
    const load = openLoop({
      rate,
      seconds: 60,
      next: () => (chance.happens(0.5) ? writes() : lessons()),
      send,
      onAnswer: (call, answer) => {
        sent += 1
        journal.note(call, answer)
      },
      isOver: () => isOver,
    })
    const moment = chance.whole(least, most)
    await pause(moment)
    const killed = kill(victim)
    // Some are sent to what is dead, as a browser does; the database comes back under load.
    await pause(victim === 'database' ? 1000 : 50)
    isOver = true
    await Promise.all([killed, load])
    await sendAgain()
    done[victim] += 1
    await compare(`kill ${round}`)
    console.log(
      `kill ${round} of the ${victim} after ${moment} ms: ${journal.acknowledged() - before} writes acknowledged, ready after ${product.readyAfter} ms`,
    )
  }
  if (LOSE) {
    const client = await school.connect()
    await client.query(
      `delete from ${LOSE === 'items' ? 'items' : 'plays'} where id = (select id from ${LOSE === 'items' ? 'items' : 'plays where key is not null'} order by id desc limit 1)`,
    )
    await client.end()
    await compare('with a row taken away')
  }
  const me = await send({ kind: 'me', method: 'GET', path: '/api/users/me', token: editorToken })
  if (me.status !== 200) faults.push(`the last reading was answered ${me.status}`)
  console.log(
    `${kills} kills (program ${done.program}, one process ${done.process}, database ${done.database}, both ${done.both}): ${sent} calls, ${journal.acknowledged()} writes acknowledged, ${invariantCount} invariants after each, ${faults.length} faults, ${machineLoad()}`,
  )
} finally {
  agent.destroy()
  await product.stop()
  await school.close()
}
process.exitCode = faults.length > 0 ? 1 : 0
