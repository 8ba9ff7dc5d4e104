import { type AssignmentStatus, countStatuses } from './assignment-status'

/**
 * Students of a class, those who need help most first: who has missed most, then who has done least; who stands alike
 * keeps their order (assignments.md#class-results).
 */
export function byNeed<Row extends { standings: readonly { status: AssignmentStatus }[] }>(
  rows: readonly Row[],
): Row[] {
  const counted = rows.map(row => ({
    row,
    ...countStatuses(row.standings.map(({ status }) => status)),
  }))
  return counted
    .toSorted((a, b) => b.missed - a.missed || a.done + a.late - (b.done + b.late))
    .map(({ row }) => row)
}
