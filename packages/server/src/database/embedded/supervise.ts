import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../log'
import type { Postmaster } from './postmaster'

export type KeptRunning = {
  signal(signal: NodeJS.Signals): void
  stop(): Promise<void>
}

/** Between two starts that fail, in milliseconds: a full disk may become free again. */
const firstPause = 50
const longestPause = 5000

/**
 * Supervises the server: starts it, and starts it again whenever it ends without being told to.
 * The first start's refusal is thrown; later ones are logged and tried again.
 */
export async function supervise(start: () => Promise<Postmaster>, log: Log): Promise<KeptRunning> {
  let current = await start()
  const stopping = new AbortController()
  const stopped = () => stopping.signal.aborted

  const startAgain = async (): Promise<boolean> => {
    for (let wait = firstPause; !stopped(); wait = Math.min(wait * 2, longestPause)) {
      try {
        current = await start()
        if (!stopped()) return true
        await current.stop()
      } catch (error) {
        log.error(error, 'The database could not be started again; trying again.')
        await pause(wait, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      }
    }
    return false
  }

  const guard = async (): Promise<void> => {
    do {
      const how = await current.ended
      if (stopped()) return
      log.warn(`The database server ended unexpectedly (${how}). Starting it again.`)
    } while (await startAgain())
  }

  const guarding = guard()
  return {
    signal: signal => current.signal(signal),
    async stop() {
      stopping.abort()
      await current.stop()
      await guarding
    },
  }
}
