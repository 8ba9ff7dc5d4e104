/**
 * Counts of assignments; `plays` are the latest ones that come with one that is asked for with its plays, `atOnce` the
 * conversations of a playlist that is assigned as a whole.
 */
export const assignmentLimits = {
  aClass: 500,
  atOnce: 100,
  plays: 1000,
  grid: 60,
  due: 3,
  missedDays: 14,
  weeks: 12,
} as const
