import { assignmentTexts as texts } from '../messages/assignments/assignments'
import { isLate } from './assignment-status'
import { dueDateOf, isDay } from './due-date'

/**
 * What is wrong with a day as a date due, in the words shown under its field; undefined when nothing is. It may be the
 * day that still runs in the time zone.
 *
 * @param now milliseconds since 1970.
 */
export function dueFault(day: string, timeZone: string, now: number): string | undefined {
  if (!isDay(day)) return texts.isRequired
  return isLate(now, dueDateOf(day, timeZone)) ? texts.datePast : undefined
}
