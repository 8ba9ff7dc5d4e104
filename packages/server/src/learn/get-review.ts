import type { learn, ReviewLine } from '@duologue/contract/learn'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { idOfReader } from '../accounts/index'
import { learnableLines } from '../conversations/index'
import type { Handler } from '../http/handlers'
import { reviewedSince } from './attempt-store'
import type { LearnRoom } from './learn-room'
import { dueLines } from './memory-store'
import { todayIn } from './today'

/** Lines that are gone by now must not keep the others away. */
const spare = 40

export function getReview({ database, clock }: LearnRoom): Handler<typeof learn.getReview> {
  return async ({ query }, { reader }) => {
    const user = idOfReader(reader)
    const { morning, night } = todayIn(query.timeZone ?? 'UTC', clock.now())
    const done = await reviewedSince(database, user, morning)
    const room = learnLimits.reviewsADay - done
    if (room <= 0) return { lines: [] }
    const due = await dueLines(database, user, { morning, night, limit: room + spare })
    const found = await learnableLines(
      database,
      due.map(({ line }) => line),
      reader,
    )
    const lines = due.flatMap(({ line, skill }): ReviewLine[] => {
      const told = found.get(line)
      return told ? [{ ...told, skill }] : []
    })
    return { lines: lines.slice(0, room) }
  }
}
