import type { learn } from '@duologue/contract/learn'
import { dayOf } from '@duologue/domain/assignments/due-date'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { idOfReader } from '../accounts/index'
import { learnableLines } from '../conversations/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import type { LearnRoom } from './learn-room'
import { takeAttempts } from './take-attempts'

/** When an answer was given: never later than it came, and not so long ago that it says nothing any more. */
function givenAt(told: string | undefined, now: Date): Date {
  const at = told === undefined ? now.getTime() : Date.parse(told)
  return new Date(Math.max(Math.min(at, now.getTime()), now.getTime() - learnLimits.oldestAttempt))
}

export function saveAttempts(room: LearnRoom): Handler<typeof learn.saveAttempts> {
  const { database, clock, random, onAnswered } = room
  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const lines = await learnableLines(
      database,
      body.attempts.map(({ line }) => line),
      reader,
    )
    const now = clock.now()
    const { timeZone = 'UTC' } = body
    const taken = body.attempts.flatMap(attempt => {
      const found = lines.get(attempt.line)
      if (!found) return []
      const { id, line, skill, place, isRight, isUnaided = false, marks = '' } = attempt
      const at = givenAt(attempt.at, now)
      const day = dayOf(at.getTime(), timeZone)
      const conversation = found.conversation.id
      return [{ user, id, line, skill, place, isRight, isUnaided, marks, at, day, conversation }]
    })
    const days = taken.flatMap(({ day, line }) => {
      const language = lines.get(line)?.conversation.language
      return language === undefined ? [] : [{ day, language }]
    })
    const kept = await inTransaction(database, random, async transaction => {
      const fresh = await takeAttempts(transaction, taken)
      if (fresh > 0) await onAnswered(transaction, user, days)
      return fresh
    })
    return { kept }
  }
}
