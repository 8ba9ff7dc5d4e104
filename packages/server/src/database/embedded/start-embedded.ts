import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../../log'
import { DatabaseRefusal } from '../database-refusal'
import { findClusterPlace } from './cluster-place'
import { openDataFolder } from './data-folder'
import { endLeftOvers } from './end-left-overs'
import { takeAppLock } from './locks/app-lock'
import { startHeartbeat } from './locks/heartbeat'
import { makeCluster } from './make-cluster'
import { startPostmaster } from './postmaster'
import { findPrograms } from './programs/programs'
import {
  emptySocketFolder,
  makeSocketFolder,
  removeSocketFolder,
  socketPort,
} from './socket-folder'
import { supervise } from './supervise'
import { thisPlace } from './this-place'

export type Embedded = {
  readonly connection: {
    /** The folder of the server's Unix socket. */
    readonly host: string
    readonly port: number
    readonly user: string
    readonly database: string
  }
  /** PostgreSQL's own data directory. */
  readonly whereIsTheData: string
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  readonly dataDir: string
  readonly log: Log
  /** How many processes of the product connect to it; one unless told. */
  readonly processes?: number | undefined
}

type Release = () => Promise<void>

async function releaseAll(releases: Release[]): Promise<void> {
  for (const release of releases.reverse()) await release()
}

/** Starts the server and everything around it; what is to be undone at the end goes to `releases`. */
async function open(
  { dataDir, log, processes }: EmbeddedOptions,
  releases: Release[],
): Promise<Embedded> {
  const folder = await openDataFolder(dataDir)
  const lock = await takeAppLock(folder.key, folder.pg)
  releases.push(() => lock.release())

  let cut = (): void => undefined
  const here = await thisPlace()
  const path = join(folder.pg, 'owner.json')
  const heartbeat = await startHeartbeat({ path, here, log, onLost: () => cut() })
  releases.push(() => heartbeat.stop())

  const place = await findClusterPlace(folder)
  const { folder: cluster, runAs, major } = place
  const made = major === undefined ? undefined : { folder: cluster, major }
  const programs = await findPrograms(runAs, made, log)
  if (!cluster.startsWith(folder.path)) {
    log.info(`Other users cannot reach ${folder.path}: the database lies in ${cluster}.`)
  }
  if (!made) await makeCluster(place, programs)

  const socketFolder = await makeSocketFolder(runAs)
  releases.push(() => removeSocketFolder(socketFolder))
  const server = await supervise(async () => {
    await endLeftOvers(cluster, log)
    await emptySocketFolder(socketFolder, runAs)
    const { postgres: program, major } = programs
    return startPostmaster({ program, major, cluster, socketFolder, runAs, log, processes })
  }, log)
  releases.push(() => server.stop())

  const stopInHaste = () => {
    server.signal('SIGINT')
    rmSync(socketFolder, { recursive: true, force: true })
  }
  process.on('exit', stopInHaste)
  releases.push(async () => void process.off('exit', stopInHaste))
  cut = () => {
    server.signal('SIGQUIT')
    void server.stop()
  }
  return {
    connection: { host: socketFolder, port: socketPort, user: 'postgres', database: 'postgres' },
    whereIsTheData: cluster,
    stop: () => releaseAll(releases.splice(0)),
  }
}

/**
 * Starts our own PostgreSQL as a child process on a Unix socket, with its data in `dataDir` (made
 * when missing). It is started again when it dies, and ends when this program ends in any way.
 * Throws a DatabaseRefusal when it cannot be: another program uses the folder, the data are of
 * another version, the platform has no PostgreSQL.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  if (process.platform === 'win32') {
    throw new DatabaseRefusal(
      'Duologue does not run its own database on Windows. Set DATABASE_URL to a PostgreSQL server of version 15 or later, such as postgres://user:password@localhost:5432/duologue, or start it in WSL.',
    )
  }
  const releases: Release[] = []
  try {
    return await open(options, releases)
  } catch (error) {
    await releaseAll(releases)
    throw error
  }
}
