import { asc, count, desc, eq } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import {
  type AssignmentRow,
  assignments,
  type CompletionRow,
  completions,
} from './assignment-table'

/** An assignment by its id; undefined when there is none. */
export async function assignmentById({ sql: queries }: Queries, id: string) {
  const [row] = await retryRead(() =>
    queries.select().from(assignments).where(eq(assignments.id, id)),
  )
  return row
}

/** The same, and nobody deletes it until the transaction ends. */
export async function holdAssignment({ sql: queries }: Queries, id: string) {
  const [row] = await queries
    .select()
    .from(assignments)
    .where(eq(assignments.id, id))
    .for('key share')
  return row
}

/** The same, and nobody changes it either. */
export async function lockAssignment({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(assignments).where(eq(assignments.id, id)).for('update')
  return row
}

/** All assignments of a class, the one that is due last first. */
export const assignmentsOfClass = ({ sql: queries }: Queries, id: string) =>
  retryRead(() =>
    queries
      .select()
      .from(assignments)
      .where(eq(assignments.class, id))
      .orderBy(desc(assignments.dateDue), asc(assignments.id)),
  )

/** How many assignments a class has. */
export async function countAssignments({ sql: queries }: Queries, id: string): Promise<number> {
  const [counted] = await queries
    .select({ total: count() })
    .from(assignments)
    .where(eq(assignments.class, id))
  return counted?.total ?? 0
}

export async function insertAssignment({ sql: queries }: Queries, row: AssignmentRow) {
  await queries.insert(assignments).values(row)
}

export async function changeAssignment({ sql: queries }: Queries, row: AssignmentRow) {
  await queries.update(assignments).set(row).where(eq(assignments.id, row.id))
}

export async function deleteAssignmentRow({ sql: queries }: Queries, id: string) {
  await queries.delete(assignments).where(eq(assignments.id, id))
}

/** Notes that a student met an assignment, unless that was noted before; whether it did. */
export async function noteCompletion({ sql: queries }: Queries, row: CompletionRow) {
  const noted = await queries
    .insert(completions)
    .values(row)
    .onConflictDoNothing()
    .returning({ student: completions.student })
  return noted.length > 0
}
