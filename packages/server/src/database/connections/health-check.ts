import { Pool, type PoolConfig } from 'pg'
import type { Log } from '../../log'
import type { CircuitBreaker } from './circuit-breaker'

/** Asked to learn whether the database lives; tests that count statements leave it out. */
export const healthQuery = 'select 1 as alive'

const beatMs = 100
/** After so many beats without an answer the database stands still: nobody is to wait a second for it. */
const mostBeats = 6

/**
 * A health check of the database while somebody waits for it, on a connection of its own. A database that answers
 * there lives, however slow a statement is; one that does not stands still (security.md#overload): whoever waits is let
 * go, and others are refused at once until it answers.
 *
 * Beats are counted and not time: a process that could do nothing for a second itself has missed one beat, and learns
 * of an answer that came meanwhile before the next.
 */
export function startHealthCheck(
  ways: readonly CircuitBreaker[],
  config: PoolConfig,
  log: Log,
): { stop(): Promise<void> } {
  // Given up later than the beats say so, then asked on another connection.
  const own = new Pool({ ...config, max: 1, query_timeout: beatMs * mostBeats * 2 })
  own.on('error', () => undefined)
  own.on('connect', client => client.on('error', () => undefined))
  const standsStill = () => ways.some(way => way.standsStill)
  const isWaitedFor = () => ways.some(way => way.isWaitedFor)
  let isAsking = false
  let beats = 0
  const ask = async () => {
    isAsking = true
    beats = 0
    try {
      await own.query(healthQuery)
      if (standsStill()) log.info('The database answers again.')
      for (const way of ways) way.goOn()
    } catch {
      // A database that refuses or cuts is not silent: every call learns of it at once, by itself.
    } finally {
      isAsking = false
    }
  }
  const beat = () => {
    beats += 1
    if (!isAsking) {
      if (standsStill() || isWaitedFor()) void ask()
    } else if (beats >= mostBeats && !standsStill() && isWaitedFor()) {
      log.warn('The database stands still: calls are refused until it answers.')
      for (const way of ways) way.standStill()
    }
  }
  const timer = setInterval(beat, beatMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await own.end()
    },
  }
}
