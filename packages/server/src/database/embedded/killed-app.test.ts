import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ChildApp, startChildApp } from '../../testing/apps/child-app'
import { recordingLog } from '../../testing/apps/recording-log'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { connectDatabase, type Database } from '../connect'
import { retryRead } from '../database-away'
import { readPostmasterPid } from './postmaster-pid'
import { serverProcesses } from './server-processes'

function startWriting(folder: string): ChildApp {
  const app = startChildApp('acknowledging-app', [folder])
  onTestFinished(async () => {
    app.child.kill('SIGKILL')
    await app.ended
  })
  return app
}

async function open(dataDir: string): Promise<Database> {
  const database = await connectDatabase({ dataDir, log: recordingLog() })
  onTestFinished(() => database.close())
  return database
}

/** The process of the server that runs in a cluster; waits for one, so that a signal never goes to process 0. */
const runningPid = (cluster: string) =>
  vi.waitFor(
    async () => {
      const found = await readPostmasterPid(cluster)
      if (!found) throw new Error('no server runs')
      return found.pid
    },
    { timeout: 10_000 },
  )

async function missing({ pool }: Database, acknowledged: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ number: number }>('select number from written')
  const present = new Set(rows.map(row => String(row.number)))
  return acknowledged.filter(number => !present.has(number))
}

/** The shells that would stop the server of a program, by their pid. */
async function watchdogsOf(server: number | undefined): Promise<number[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const found = pids.map(async pid => {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return words.includes(`\0duologue-watchdog\0${server}\0`) ? [Number(pid)] : []
  })
  return (await Promise.all(found)).flat()
}

test('kill -9 under load loses no acknowledged row, ends the server, and does not hinder the next start', async () => {
  const folder = await temporaryFolder()
  const cluster = join(folder, 'pg', 'data')
  const acknowledged: string[] = []
  const sockets: string[] = []
  for (const rows of [1, 300, 900]) {
    const app = startWriting(folder)
    await app.written(rows)
    sockets.push((await readPostmasterPid(cluster))?.socketFolder ?? '')
    app.child.kill('SIGKILL')
    await app.ended
    acknowledged.push(...app.lines)
  }
  await vi.waitFor(async () => {
    expect(await serverProcesses(cluster)).toEqual([])
    expect(sockets.map(existsSync)).toEqual([false, false, false])
  }, 10_000)
  expect(await missing(await open(folder), acknowledged)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'a server that outlived its program and its watchdog is ended by the next start',
  async () => {
    const folder = await temporaryFolder()
    const cluster = join(folder, 'pg', 'data')
    const app = startWriting(folder)
    await app.written(50)
    const orphan = await runningPid(cluster)
    const watchdogs = await watchdogsOf(orphan)
    expect(watchdogs).toHaveLength(1)
    // The group, so that the shell's `cat` goes too.
    for (const pid of watchdogs) process.kill(-pid, 'SIGKILL')
    app.child.kill('SIGKILL')
    await app.ended
    expect(await serverProcesses(cluster)).toContain(orphan)
    expect(await missing(await open(folder), app.lines)).toEqual([])
    expect(await serverProcesses(cluster)).not.toContain(orphan)
  },
)

test('a killed server is started again and reads go on', async () => {
  const folder = await temporaryFolder()
  const database = await open(folder)
  await database.pool.query('create table kept as select 1 as one')
  for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGKILL'] as const) {
    const before = await runningPid(join(folder, 'pg', 'data'))
    process.kill(before, signal)
    await vi.waitFor(
      async () => {
        const { rows } = await retryRead(() => database.pool.query('select one from kept'))
        expect(rows).toEqual([{ one: 1 }])
        expect(await runningPid(join(folder, 'pg', 'data'))).not.toBe(before)
      },
      { timeout: 10_000 },
    )
  }
})

test('a server that is being started again when the program stops does not stay', async () => {
  const folder = await temporaryFolder()
  const cluster = join(folder, 'pg', 'data')
  const database = await connectDatabase({ dataDir: folder, log: recordingLog() })
  process.kill(await runningPid(cluster), 'SIGKILL')
  await database.close()
  // What the killed server had started sees that it is gone a moment later, and ends by itself.
  await expect.poll(() => serverProcesses(cluster), { timeout: 10_000 }).toEqual([])
})
