import { learnLimits } from '@duologue/domain/learn/learn-limits'
import type { Database } from '../database/connect'
import type { RepeatedWork } from '../repeated-work'
import { type Forgetting, forgetAttempts } from './attempt-store'
import type { LearnRoom } from './learn-room'

/**
 * Forgets old answers, learner by learner, again and again (learn.md#memory-of-lines): a round goes through all of them.
 * Days are counted of answers, so none goes before all days have been.
 */
export function forgettingAttemptsWork(
  { database, clock }: Pick<LearnRoom, 'database' | 'clock'>,
  areDaysCounted: (database: Database) => Promise<boolean>,
): RepeatedWork {
  let reached: Forgetting = { after: null }
  return {
    name: 'forgetting-attempts',
    everyMs: 24 * 60 * 60 * 1000,
    async portion() {
      if (!(await areDaysCounted(database))) return false
      const before = new Date(clock.now().getTime() - learnLimits.attemptsKept)
      const next = await forgetAttempts(database, before, reached)
      reached = next ?? { after: null }
      return next !== null
    },
    failed: 'old answers stay',
  }
}
