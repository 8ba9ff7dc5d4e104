import { dayOf } from '@duologue/domain/assignments/due-date'

/** The time zone that this browser is in. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const day = 86_400_000

/** The day that it is here, or some days later, such as 2026-03-04. */
export const todayHere = (daysLater = 0): string => dayOf(Date.now() + daysLater * day, zoneHere())

/** A moment as its day where a time zone is, in words such as Mar 4, 2026. */
export const dayInWords = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone }).format(new Date(moment))
