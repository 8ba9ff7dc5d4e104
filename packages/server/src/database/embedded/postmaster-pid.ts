import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type PostmasterPid = {
  readonly pid: number
  readonly socketFolder: string
  readonly ready: boolean
}

/** Above every pid that Linux or macOS gives. */
const neverAPid = '4194305'

const fileIn = (cluster: string) => join(cluster, 'postmaster.pid')

/**
 * What the server says of itself in its lock file; undefined without one, and while it is still being written: nobody may
 * take an empty first line for process 0, which stands for a whole group when a signal is sent.
 */
export async function readPostmasterPid(cluster: string): Promise<PostmasterPid | undefined> {
  try {
    const lines = (await readFile(fileIn(cluster), 'utf8')).split('\n')
    const pid = Number(lines[0])
    if (!(pid > 0)) return undefined
    return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/**
 * Makes a lock file that a dead server left harmless: PostgreSQL refuses to start when its pid has
 * been given to another process since. The file is not deleted, so that PostgreSQL still checks
 * the shared memory it names. Only to be done when no process works in the cluster.
 */
export async function disownPostmasterPid(cluster: string): Promise<void> {
  const text = await readFile(fileIn(cluster), 'utf8').catch(() => undefined)
  if (text === undefined) return
  await writeFile(fileIn(cluster), text.replace(/^-?\d+/, neverAPid))
}
