import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../log'
import { DatabaseRefusal } from '../database-refusal'
import { disownPostmasterPid, readPostmasterPid } from './postmaster-pid'
import { serverProcesses } from './server-processes'
import { isSocketFolder, removeSocketFolder } from './socket-folder'

/**
 * What is sent to servers of a dead program, after so many milliseconds. Nobody is served by them any more, and what they
 * acknowledged is written down, so one that was killed under load and does not end at once is not waited for.
 */
export const steps = [
  { after: 0, signal: 'SIGINT' },
  { after: 2000, signal: 'SIGQUIT' },
  { after: 4000, signal: 'SIGKILL' },
] as const
export const giveUpAfter = 9000

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has just ended, or is not ours: then the last step names it.
    }
  }
}

/**
 * Ends what a killed program or a killed postmaster left behind in a cluster, so that the next
 * server is a child of ours, and makes the old lock file harmless. Usually nothing, else 15 ms.
 * Only to be called by the owner of the app lock.
 */
export async function endLeftOvers(cluster: string, log: Log): Promise<void> {
  const before = await readPostmasterPid(cluster)
  const start = Date.now()
  let step = 0
  for (;;) {
    const pids = await serverProcesses(cluster)
    if (pids.length === 0) break
    const passed = Date.now() - start
    if (passed >= giveUpAfter) {
      throw new DatabaseRefusal(
        `An earlier database server on ${cluster} does not end (pid ${pids.join(', ')}). End these processes, then start again.`,
      )
    }
    const next = steps[step]
    if (next && passed >= next.after) {
      if (step === 0) log.info('Ending the database server of an earlier start.')
      signalAll(pids, next.signal)
      step++
    }
    await pause(5)
  }
  await disownPostmasterPid(cluster)
  if (before && isSocketFolder(before.socketFolder)) await removeSocketFolder(before.socketFolder)
}
