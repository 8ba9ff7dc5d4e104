import type { Database } from '../../database/connect'
import type { Clock } from '../../outside/clock/clock'
import type { RepeatedWork } from '../../repeated-work'
import { forgetLines } from './school-log-store'

/** Forgets old lines of the log, again and again (school.md#retention). */
export const forgettingLogWork = ({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): RepeatedWork => ({
  name: 'forgetting-log',
  everyMs: 24 * 60 * 60 * 1000,
  portion: () => forgetLines(database, clock.now()),
  failed: 'old lines of the log of the school stay',
})
