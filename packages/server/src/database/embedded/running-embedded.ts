import { findClusterPlace } from './cluster-place'
import { openDataFolder } from './data-folder'
import { readPostmasterPid } from './postmaster-pid'
import { socketPort } from './socket-folder'
import type { Embedded } from './start-embedded'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** How to reach the server that another program of ours runs on this data folder now; undefined when none does. */
export async function runningEmbedded(
  dataDir: string,
): Promise<Embedded['connection'] | undefined> {
  const place = await findClusterPlace(await openDataFolder(dataDir))
  const server = await readPostmasterPid(place.folder)
  if (!server?.ready || !isAlive(server.pid)) return undefined
  return { host: server.socketFolder, port: socketPort, user: 'postgres', database: 'postgres' }
}
