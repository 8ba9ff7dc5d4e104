import { setTimeout as pause } from 'node:timers/promises'
import { findClusterPlace } from '../packages/server/src/database/embedded/cluster-place'
import { openDataFolder } from '../packages/server/src/database/embedded/data-folder'
import { serverProcesses } from '../packages/server/src/database/embedded/server-processes'
import { openLoop } from './school/open-loop'
import { openSchool } from './school/open-school'
import { recordPlays } from './school/recorded-plays'
import { schoolCalls } from './school/school-calls'
import { sizeOf } from './school/school-size'
import { keptConnections, sendCall } from './school/send-call'
import { holdings, machineLoad } from './school/watch-process'

// What the product does when there is more than it can do, and when its database stands still: the most that it answers,
// then three times as much for a minute, then a rate that it can answer again; then the database's processes are stopped
// for twenty seconds under load (SIGSTOP) and go on.
//   DURATION=60 SCALE=0.05 node --import tsx bench/overload.ts

const { DURATION = '60', SCALE = '0.05', STOPPED = '20' } = process.env
const seconds = Number(DURATION)
const stopped = Number(STOPPED)
const size = sizeOf(Number(SCALE))

const school = await openSchool('embedded', size)
const agent = keptConnections(6000)

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)

try {
  const product = await school.startProduct()
  const recorded = await recordPlays(product.address, size)
  const known = { size, conversations: await school.conversations(), recorded }
  const address = new URL(product.address)
  let seed = 0
  /** Drives the mix; answers what was done a second, and prints it. */
  const drive = async (what: string, rate: number, lasting: number): Promise<number> => {
    seed += 1
    const done: number[] = []
    const refused: number[] = []
    const call = schoolCalls(known, seed, 0.02)
    const { results, took } = await openLoop({
      rate,
      seconds: lasting,
      next: call,
      send: async one => {
        const began = performance.now()
        const answer = await sendCall(address, agent, one)
        ;(answer.status >= 200 && answer.status < 400 ? done : refused).push(
          performance.now() - began,
        )
        return answer
      },
    })
    const statuses = new Map<number, number>()
    for (const told of results.values())
      for (const [status, count] of told.statuses)
        statuses.set(status, (statuses.get(status) ?? 0) + count)
    const unadvised = [...results.values()].reduce((sum, told) => sum + told.unadvised, 0)
    const [good, bad] = [done, refused].map(times => times.toSorted((a, b) => a - b))
    const { megabytes, files } = await holdings(product.pid)
    console.log(
      `${what}: ${rate.toFixed(0)} calls/s for ${lasting} s, all answered after ${took.toFixed(1)} s; ${(done.length / took).toFixed(0)}/s done (median ${at(good ?? [], 0.5)} ms, p99 ${at(good ?? [], 0.99)} ms), ${refused.length} refused (p99 ${at(bad ?? [], 0.99)} ms, ${unadvised} without Retry-After), statuses ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}; ${megabytes} MB, ${files} files, ${machineLoad()}`,
    )
    return done.length / took
  }
  /** The most that is done a second: so many callers at a time, each of whom waits for their answer. */
  const most = async (callers: number, lasting: number): Promise<number> => {
    seed += 1
    const next = schoolCalls(known, seed, 0.02)
    const end = performance.now() + lasting * 1000
    let done = 0
    const ask = async (): Promise<void> => {
      const { status } = await sendCall(address, agent, next())
      if (status >= 200 && status < 400) done += 1
      if (performance.now() < end) await ask()
    }
    await Promise.all(Array.from({ length: callers }, ask))
    return done / lasting
  }
  console.log(school.description)
  await drive('warm', 100, 5)
  const peak = await most(64, 10)
  console.log(`the most with 64 callers: ${peak.toFixed(0)}/s done`)
  await pause(2000)
  const flooded = await drive('three times as much', peak * 3, seconds)
  console.log(`goodput ${((flooded / peak) * 100).toFixed(0)} % of the most`)
  await drive('at once after it', peak / 2, 5)
  await drive('five seconds after it', peak / 2, 10)

  const { folder } = await findClusterPlace(await openDataFolder(school.dataDir))
  const processes = await serverProcesses(folder)
  const load = drive('while the database stands still', peak / 4, stopped + 10)
  await pause(3000)
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  await pause(stopped * 1000)
  for (const pid of processes) process.kill(pid, 'SIGCONT')
  const resumed = performance.now()
  for (;;) {
    const ready = await fetch(`${product.address}/readyz`).catch(() => undefined)
    if (ready?.ok) break
    await pause(50)
  }
  console.log(`ready ${(performance.now() - resumed).toFixed(0)} ms after the database went on`)
  await load
  await drive('after that', peak / 4, 5)
  await product.stop()
} finally {
  agent.destroy()
  await school.close()
}
