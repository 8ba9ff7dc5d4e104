import type { ClientConfig, PoolConfig } from 'pg'
import type { Log } from '../../log'
import { CircuitBreakerPool } from './circuit-breaker-pool'
import { primaryClient } from './primary-client'

/** The most connections of a process that is alone, and of each of several. */
const mostAlone = 20
const mostOfSeveral = 10

/** How every connection of one of so many processes is made. All times in milliseconds. */
export const poolConfig = (config: ClientConfig, processes = 1): PoolConfig => ({
  max: processes === 1 ? mostAlone : mostOfSeveral,
  // A wait for a free connection counts too: more load than the database takes is refused, within a second.
  connectionTimeoutMillis: 800,
  idleTimeoutMillis: 30_000,
  statement_timeout: 3000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
  // Ours, for a server that lives but has lost the statement: later than its own statement_timeout.
  query_timeout: 4000,
  keepAlive: true,
  application_name: 'duologue',
  options: '-c timezone=UTC',
  // What is asked at once in a transaction is sent at once.
  pipeline: true,
  ...config,
})

/** Tells once that a stand-by was reached, until a primary is. */
function tellStandBy(log: Log): (wasStandBy: boolean) => void {
  let isTold = false
  return wasStandBy => {
    if (wasStandBy && !isTold)
      log.warn('The database is read-only: calls are refused until a primary answers.')
    if (!wasStandBy && isTold) log.info('A primary answers again.')
    isTold = wasStandBy
  }
}

/** A pool of connections that gives up early, so that a database that hangs makes refusals and not a queue. */
export function makePool(config: PoolConfig, log: Log): CircuitBreakerPool {
  const pool = new CircuitBreakerPool({ ...config, Client: primaryClient(tellStandBy(log)) })
  pool.on('error', error => {
    if (!pool.ending && !pool.standsStill)
      log.warn(`An idle database connection was lost: ${error.message}`)
  })
  // A connection may be lost in the very moment in which it is handed over, before anybody listens; without a listener
  // the program would end. Whoever asks something on it learns of it then.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}
