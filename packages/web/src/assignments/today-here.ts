import { dayOf, isSameClock } from '@duologue/domain/assignments/due-date'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import {
  day as sayDay,
  daysAway as sayDaysAway,
  shortMoment,
} from '@duologue/domain/messages/said-in'
import { zoneHere } from '../api/zone-here'

const day = 86_400_000

/** The day that it is here, or some days later, such as 2026-03-04. */
export const todayHere = (daysLater = 0): string => dayOf(Date.now() + daysLater * day, zoneHere())

/** The day that it is now where a time zone is. */
export const todayIn = (timeZone: string): string => dayOf(Date.now(), timeZone)

/** A moment as its day where a time zone is, in words such as Mar 4, 2026. */
export const dayInWords = (moment: string, timeZone: string): string =>
  sayDay(Date.parse(moment), timeZone)

/** How far away the day of a date due is where its teacher set it: today, tomorrow, in 3 days, 2 days ago. */
export function daysAway(moment: string, timeZone: string, now = Date.now()): string {
  const dayAt = (at: number) => Date.parse(dayOf(at, timeZone))
  return sayDaysAway(Math.round((dayAt(Date.parse(moment)) - dayAt(now)) / day))
}

/**
 * A date due as its day where the teacher set it, with the moment on the clocks here where they show another time: who
 * is far away sees when the day ends for them.
 */
export function dueInWords(moment: string, timeZone: string, here = zoneHere()): string {
  const day = dayInWords(moment, timeZone)
  const at = Date.parse(moment)
  if (isSameClock(at, timeZone, here)) return day
  return texts.dueHere(day, shortMoment(at, here))
}
