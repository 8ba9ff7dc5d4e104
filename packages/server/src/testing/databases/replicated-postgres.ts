import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { installedPrograms } from '../../database/embedded/programs/programs'
import { nobody, weAreRoot } from '../../database/embedded/programs/run-as'
import { runProgram } from '../../database/embedded/programs/run-program'
import { recordingLog } from '../apps/recording-log'
import { makeTemplate } from './fresh-database'
import { passingFolder } from './passing-folder'
import { initialise, startServerOf } from './separate-postgres'

/** A primary, and a stand-by that follows it by streaming replication. */
export interface ReplicatedPostgres {
  /** Fresh databases can be made here; the stand-by has them, too. */
  primary: string
  standBy: string
  /** Asks one of them something, and answers its rows. */
  on(server: 'primary' | 'standBy', asked: string): Promise<Record<string, unknown>[]>
  /** Waits until the stand-by has all that the primary has now. */
  caughtUp(): Promise<void>
  stop(server?: 'primary' | 'standBy'): Promise<void>
}

const settings = ['fsync=off', 'wal_level=replica', 'hot_standby=on', 'max_wal_senders=4']

/**
 * Starts both. The bundled programs cannot copy a running server; a server that was stopped cleanly is copied as a folder,
 * and the copy follows the first one from there.
 */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const runAs = weAreRoot() ? nobody : undefined
  const programs = await installedPrograms(runAs, recordingLog())
  const folder = await passingFolder('duologue-replicated-')
  const cluster = await initialise(folder, programs, runAs)
  const first = await startServerOf(cluster, programs, runAs, settings)
  await makeTemplate(first.url)
  await first.stop('SIGTERM')
  const copy = join(folder, 'copy')
  if (runAs) await runProgram('/bin/cp', ['-a', cluster, copy], runAs)
  else await cp(cluster, copy, { recursive: true })
  const primary = await startServerOf(cluster, programs, runAs, settings)
  await writeFile(join(copy, 'standby.signal'), '')
  const { hostname, port, password } = new URL(primary.url)
  const follows = `primary_conninfo=host=${hostname} port=${port} user=postgres password=${password}`
  const standBy = await startServerOf(copy, programs, runAs, [...settings, follows])
  const servers = { primary, standBy }
  const running = new Set(Object.values(servers))
  const on = async (server: keyof typeof servers, asked: string) => {
    const client = new Client({ connectionString: servers[server].url })
    await client.connect()
    const { rows } = await client.query(asked).finally(() => client.end())
    return rows
  }
  return {
    primary: primary.url,
    standBy: standBy.url,
    on,
    async caughtUp() {
      const [row] = await on('primary', 'select pg_current_wal_lsn()::text as position')
      const asked = `select pg_last_wal_replay_lsn() >= '${row?.position}' as is`
      while (!(await on('standBy', asked))[0]?.is) continue
    },
    async stop(server) {
      if (server) {
        running.delete(servers[server])
        await servers[server].stop()
        return
      }
      await Promise.all([...running].map(one => one.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
