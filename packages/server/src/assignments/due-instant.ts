import { dueDateOf, isDay } from '@duologue/domain/assignments/due-date'

/** The date due as it was sent: a day means its last second where the teacher is (R6). */
export const dueInstant = (sent: string, timeZone: string): Date =>
  new Date(isDay(sent) ? dueDateOf(sent, timeZone) : sent)
