import type { learn, ReviewLine } from '@duologue/contract/learn'
import type { Reader } from '@duologue/domain/accounts/reader'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { idOfReader } from '../accounts/index'
import { learnableLines } from '../conversations/index'
import type { Handler } from '../http/handlers'
import { reviewedSince } from './attempt-store'
import { findBegun } from './find-begun'
import type { LearnRoom } from './learn-room'
import { dueLines } from './memory-store'
import { todayIn } from './today'

/** Lines that are gone by now must not keep the others away. */
const spare = 40

/** Where the learner is, and of which language the lines are wanted; of all unless told. */
interface Asked {
  timeZone?: string | undefined
  language?: string | undefined
}

/** The lines that are due for a user today (learn.md#review). */
async function reviewLines(
  { database, clock }: LearnRoom,
  reader: Reader,
  { timeZone = 'UTC', language }: Asked,
): Promise<ReviewLine[]> {
  const user = idOfReader(reader)
  const { morning, night } = todayIn(timeZone, clock.now())
  const done = await reviewedSince(database, user, morning)
  const room = learnLimits.reviewsADay - done
  if (room <= 0) return []
  const due = await dueLines(database, user, { morning, night, limit: room + spare, language })
  const found = await learnableLines(
    database,
    due.map(({ line }) => line),
    reader,
  )
  const lines = due.flatMap(({ line, skill }): ReviewLine[] => {
    const told = found.get(line)
    return told ? [{ ...told, skill }] : []
  })
  return lines.slice(0, room)
}

export function getReview(room: LearnRoom): Handler<typeof learn.getReview> {
  return async ({ query }, { reader }) => {
    const [lines, begun] = await Promise.all([
      reviewLines(room, reader, query),
      findBegun(room.database, reader),
    ])
    return { lines, begun: begun ?? null }
  }
}
