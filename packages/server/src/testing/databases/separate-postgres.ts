import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { watch } from '../../database/embedded/locks/watchdog'
import { localeOptions } from '../../database/embedded/make-cluster'
import { readPostmasterPid } from '../../database/embedded/postmaster-pid'
import { installedPrograms, type Programs } from '../../database/embedded/programs/programs'
import { nobody, type RunAs, weAreRoot } from '../../database/embedded/programs/run-as'
import { cleanEnvironment, runProgram } from '../../database/embedded/programs/run-program'
import { recordingLog } from '../apps/recording-log'
import { passingFolder } from './passing-folder'

const password = 'separate'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

export async function initialise(
  folder: string,
  programs: Programs,
  runAs: RunAs,
): Promise<string> {
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password)
  if (runAs) {
    await chown(passwordFile, runAs.uid, runAs.gid)
    await chown(folder, runAs.uid, runAs.gid)
  }
  const cluster = join(folder, 'data')
  const access = ['-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync']
  const args = ['-D', cluster, ...access, ...localeOptions(programs.major)]
  const { ok, err } = await runProgram(programs.initdb, args, runAs)
  if (!ok) throw new Error(err)
  return cluster
}

/** A server of a cluster on TCP, as a process of its own. */
export interface StartedPostgres {
  url: string
  /** Ends it at once, with its connections; by SIGTERM when they have ended. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<void>
}

/** Starts the server of a cluster with these settings; settles when it can be asked. */
export async function startServerOf(
  cluster: string,
  { postgres }: Pick<Programs, 'postgres'>,
  runAs: RunAs,
  told: readonly string[],
): Promise<StartedPostgres> {
  const port = await freePort()
  const settings = [...told, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const child = spawn(
    postgres,
    ['-D', cluster, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
    { ...runAs, cwd: '/', env: cleanEnvironment, stdio: 'ignore', detached: true },
  )
  const unwatch = watch(child.pid ?? 0, join(dirname(cluster), 'no-socket'), runAs)
  const ended = once(child, 'exit').finally(unwatch)
  while (child.exitCode === null && !(await readPostmasterPid(cluster))?.ready) await pause(10)
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.end()
  return {
    url,
    async stop(signal = 'SIGINT') {
      child.kill(signal)
      await ended
    },
  }
}

/**
 * A PostgreSQL as someone else would run it for us: of the machine (else the bundled programs, which it tells),
 * on TCP with a password. Fsync is off, which tests of our warnings need, unless other settings are told,
 * and its data pass with the run, unless another folder is.
 */
export async function startSeparatePostgres(
  told: readonly string[] = ['fsync=off'],
  newFolder = passingFolder,
): Promise<{ url: string; isBundled: boolean; stop(): Promise<void> }> {
  const runAs = weAreRoot() ? nobody : undefined
  const programs = await installedPrograms(runAs, recordingLog())
  const folder = await newFolder('duologue-separate-')
  const server = await startServerOf(
    await initialise(folder, programs, runAs),
    programs,
    runAs,
    told,
  )
  return {
    url: server.url,
    isBundled: programs.bundled,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
