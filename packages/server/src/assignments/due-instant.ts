import { isLate } from '@duologue/domain/assignments/assignment-status'
import { dueDateOf, isDay } from '@duologue/domain/assignments/due-date'
import { assignmentTexts } from '@duologue/domain/messages/assignments/assignments'
import { Refused } from '../http/refused'

/** The date due as it was sent: a day means its last second where the teacher is (assignments.md#date-due). */
export const dueInstant = (sent: string, timeZone: string): Date =>
  new Date(isDay(sent) ? dueDateOf(sent, timeZone) : sent)

/** The same of one that is set now; throws the refusal `date-due-past` when it is over. */
export function newDueInstant(sent: string, timeZone: string, now: Date): Date {
  const due = dueInstant(sent, timeZone)
  if (isLate(now.getTime(), due.getTime()))
    throw new Refused('date-due-past', { dateDue: assignmentTexts.datePast })
  return due
}
