import { learnLimits } from '@duologue/domain/learn/learn-limits'
import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import { everyAttempt } from './attempt-store'
import { everyMemory } from './memory-store'

/**
 * All that a user remembers and has answered, as it goes into the export of their data (accounts.md#own-data): answers that
 * were given before `attemptsSince` are not kept.
 */
export const learnOf = (clock: Clock) => async (database: Database, user: string) => {
  const [memory, attempts] = await Promise.all([
    everyMemory(database, user),
    everyAttempt(database, user),
  ])
  return {
    attemptsSince: new Date(clock.now().getTime() - learnLimits.attemptsKept).toISOString(),
    memory: memory.map(({ line, kind, song, skill, due, stability, isRight, lastAt }) => ({
      line,
      kind,
      ...(song === null ? {} : { song }),
      skill,
      due: due.toISOString(),
      stability,
      isRight,
      lastAt: lastAt.toISOString(),
    })),
    attempts: attempts.map(({ line, skill, place, isRight, marks, at }) => ({
      line,
      skill,
      place,
      isRight,
      marks,
      at: at.toISOString(),
    })),
  }
}
