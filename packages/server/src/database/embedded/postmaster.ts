import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../log'
import { DatabaseRefusal } from '../database-refusal'
import { explainFault } from './explain-fault'
import { watch } from './locks/watchdog'
import { readPostmasterPid } from './postmaster-pid'
import type { RunAs } from './programs/run-as'
import { cleanEnvironment } from './programs/run-program'
import { serverOptions } from './server-options'
import { socketPath } from './socket-folder'

export type PostmasterOptions = {
  readonly program: string
  readonly major: number
  readonly cluster: string
  readonly socketFolder: string
  readonly runAs: RunAs
  readonly log: Log
  readonly processes?: number | undefined
}

export type Postmaster = {
  /** Settles when the server has ended, with how it ended. */
  readonly ended: Promise<string>
  signal(signal: NodeJS.Signals): void
  /** Ends it: sessions are cut off after their statement, at 10 s at once, at 15 s by force. */
  stop(): Promise<void>
}

/** The last lines a server wrote, in case it fails. */
function tail(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (more: string) => {
    text = (text + more).slice(-8000)
  })
  return () => text
}

function connects(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function isReady(
  pid: number,
  { cluster, socketFolder }: PostmasterOptions,
): Promise<boolean> {
  const said = await readPostmasterPid(cluster)
  return said?.pid === pid && said.ready && connects(socketPath(socketFolder))
}

/** Recovery of a large database may take minutes: as long as the server lives, it is waited for. */
async function waitUntilReady(pid: number, options: PostmasterOptions, alive: () => boolean) {
  const start = Date.now()
  let told = start
  while (alive() && !(await isReady(pid, options))) {
    await pause(4)
    if (Date.now() - told < 5000) continue
    told = Date.now()
    options.log.info(`The database is still starting after ${Math.round((told - start) / 1000)} s.`)
  }
}

function handle(child: ChildProcess, ended: Promise<string>): Postmaster {
  return {
    ended,
    signal: signal => void child.kill(signal),
    async stop() {
      child.ref()
      child.kill('SIGINT')
      const harder = setTimeout(() => child.kill('SIGQUIT'), 10_000)
      const hardest = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended
      clearTimeout(harder)
      clearTimeout(hardest)
    },
  }
}

/**
 * Starts a server and waits until it answers. It is in a process group of its own, so that Ctrl-C
 * does not reach it while we still drain. Throws a DatabaseRefusal with PostgreSQL's own reasons.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { program, major, cluster, socketFolder, runAs, processes } = options
  const child = spawn(program, serverOptions(cluster, socketFolder, major, processes), {
    ...runAs,
    cwd: '/',
    env: cleanEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const written = tail(child)
  const unwatch = child.pid ? watch(child.pid, socketFolder, runAs) : () => undefined
  let alive = true
  const ended = new Promise<string>(resolve => {
    const end = (how: string) => {
      alive = false
      unwatch()
      resolve(how)
    }
    child.once('error', error => end(error.message))
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`))
  })
  await waitUntilReady(child.pid ?? 0, options, () => alive)
  if (!alive) {
    const how = await ended
    throw new DatabaseRefusal(explainFault(`The database did not start (${how})`, written()))
  }
  child.unref()
  if (child.stderr && 'unref' in child.stderr) {
    // A pipe to a child is a socket; it must not keep the program alive.
    ;(child.stderr as unknown as { unref(): void }).unref()
  }
  return handle(child, ended)
}
