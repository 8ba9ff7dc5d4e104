import { daysBetween, mondayOf } from '../days/calendar'

/** When somebody last did anything in a course, as their teacher is told: no day and no minute (courses.md#of-a-class). */
export const lastSeens = ['thisWeek', 'lastWeek', 'longerAgo', 'never'] as const

export type LastSeen = (typeof lastSeens)[number]

/** In which week a day lies, seen from today; null is a day that never was. */
export function lastSeenOn(day: string | null, today: string): LastSeen {
  if (day === null) return 'never'
  const days = daysBetween(mondayOf(day), mondayOf(today))
  if (days <= 0) return 'thisWeek'
  return days === 7 ? 'lastWeek' : 'longerAgo'
}
