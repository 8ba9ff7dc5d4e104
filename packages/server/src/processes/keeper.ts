import type { Log } from '../log'
import { type EndedEarly, makeWorkerPool, type WorkerOptions, type WorkerPool } from './worker-pool'

/** So many processes that end by themselves within so many milliseconds, and there is no point in starting more. */
const mostDeaths = 5
const deathsWithin = 60_000

/** What keeps the processes of one machine running. */
export interface Keeper {
  /** Where they listen, each of them. */
  readonly address: string
  /** Starts a new process for each of those that run, one after the other; the old one ends when the new one serves. */
  renew(): Promise<void>
  /** Ends all of them; settles when they have ended. */
  stop(): Promise<void>
}

export interface KeeperOptions extends Omit<WorkerOptions, 'onDeath'> {
  count: number
  log: Log
  /** They end again and again: the keeper has given up, and all are ended. */
  onGivenUp(): void
}

/** Puts a new process in the place of each that serves, one after the other, until `isOver`. */
async function renewEach(pool: WorkerPool, log: Log, isOver: () => boolean): Promise<void> {
  for (const old of Array.from(pool.serving)) {
    if (isOver()) return
    try {
      await pool.start()
    } catch (error) {
      log.error(error, 'A new process could not be started: the others go on as they are.')
      return
    }
    await pool.end(old, { kind: 'retire' })
  }
  log.info('Every process is a new one.')
}

/**
 * Keeps so many processes running on one port (decision 085): one that ends by itself is followed by another. The first
 * one is started alone, so that the database is made, and what is wrong is said, once. Rejects with `EndedEarly` when one
 * does not come to serve.
 */
export async function startKeeper(options: KeeperOptions): Promise<Keeper> {
  const { count, log, onGivenUp } = options
  let deaths: number[] = []
  let isStopping = false
  let renewing: Promise<void> | undefined
  const stop = () => {
    isStopping = true
    return pool.endAll()
  }
  /** Another one in the place of one that ended; what ends too often is given up. */
  const onDeath = (how: string) => {
    if (isStopping) return
    const now = performance.now()
    deaths = [...deaths.filter(at => at > now - deathsWithin), now]
    pool.countRestart()
    if (deaths.length >= mostDeaths) {
      log.warn('A process ended five times in a minute: Duologue stops.')
      void stop().then(onGivenUp)
      return
    }
    log.warn(`A process ended with ${how}; another one is started.`)
    pool.start().catch((error: EndedEarly) => onDeath(error.how))
  }
  const pool = makeWorkerPool({ ...options, onDeath })
  const address = await pool.start()
  await Promise.all(Array.from({ length: count - 1 }, pool.start))
  return {
    address,
    stop,
    renew() {
      renewing ??= renewEach(pool, log, () => isStopping).finally(() => {
        renewing = undefined
      })
      return renewing
    },
  }
}
