/** How a student stands with an assignment. */
export const assignmentStatuses = ['done', 'late', 'open', 'missed'] as const

export type AssignmentStatus = (typeof assignmentStatuses)[number]

/** Whether something came after the date due; the last second of the day is on time (assignments.md#date-due). */
export function isLate(at: number, dateDue: number): boolean {
  return at >= dateDue + 1000
}

/**
 * Done in time, done late, still open, or missed: late plays count (assignments.md#standing). All times in milliseconds
 * since 1970.
 *
 * @param metAt when the requirement was first met; null when it was not.
 */
export function assignmentStatus(
  metAt: number | null,
  dateDue: number,
  now: number,
): AssignmentStatus {
  if (metAt !== null) return isLate(metAt, dateDue) ? 'late' : 'done'
  return isLate(now, dateDue) ? 'missed' : 'open'
}

/** How many students stand how. */
export function countStatuses(
  statuses: readonly AssignmentStatus[],
): Record<AssignmentStatus, number> {
  const counts = { done: 0, late: 0, open: 0, missed: 0 }
  for (const status of statuses) counts[status] += 1
  return counts
}
