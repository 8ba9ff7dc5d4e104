import { and, asc, count, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { keyIs, readByKey } from '../database/read-by-key'
import { isAboutOneOf, thingIdOf } from '../thing-columns'
import {
  type AssignmentRow,
  assignments,
  type CompletionRow,
  completions,
} from './assignment-table'

const byId = readByKey(({ sql: queries }) =>
  queries.select().from(assignments).where(keyIs(assignments.id, 'id')),
)

/** An assignment by its id; undefined when there is none. */
export async function assignmentById(queries: Queries, id: string) {
  const [row] = await byId(queries, { id })
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

const ofClass = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(assignments)
    .where(keyIs(assignments.class, 'class'))
    .orderBy(desc(assignments.dateDue), asc(assignments.id)),
)

/** All assignments of a class, the one that is due last first. */
export const assignmentsOfClass = (queries: Queries, id: string): Promise<AssignmentRow[]> =>
  ofClass(queries, { class: id })

/** The assignments of some classes that are due at a moment or later, what is due next first. */
export async function assignmentsSince(
  { sql: queries }: Queries,
  classes: readonly string[],
  moment: Date,
): Promise<AssignmentRow[]> {
  if (classes.length === 0) return []
  return queries
    .select()
    .from(assignments)
    .where(and(inArray(assignments.class, [...classes]), gte(assignments.dateDue, moment)))
    .orderBy(asc(assignments.dateDue), asc(assignments.id))
}

/** How many assignments a class has. */
export async function countAssignments({ sql: queries }: Queries, id: string): Promise<number> {
  const [counted] = await queries
    .select({ total: count() })
    .from(assignments)
    .where(eq(assignments.class, id))
  return counted?.total ?? 0
}

/** Which of these things a class has to play that are not due before a moment. */
export async function assignedStill(
  { sql: queries }: Queries,
  id: string,
  things: readonly string[],
  moment: Date,
): Promise<Set<string | null>> {
  if (things.length === 0) return new Set()
  const rows = await queries
    .select({ thing: thingIdOf(assignments) })
    .from(assignments)
    .where(
      and(
        eq(assignments.class, id),
        isAboutOneOf(assignments, things),
        gte(assignments.dateDue, moment),
      ),
    )
  return new Set(rows.map(({ thing }) => thing))
}

export async function insertRows({ sql: queries }: Queries, rows: readonly AssignmentRow[]) {
  if (rows.length > 0) await queries.insert(assignments).values([...rows])
}

export async function changeAssignment({ sql: queries }: Queries, row: AssignmentRow) {
  await queries.update(assignments).set(row).where(eq(assignments.id, row.id))
}

export async function deleteAssignmentRow({ sql: queries }: Queries, id: string) {
  await queries.delete(assignments).where(eq(assignments.id, id))
}

/**
 * Notes that students met an assignment. What was noted stays, except that one who was late may turn out to be on time
 * after all. Answers the rows that are news, in the order of the students.
 */
export async function noteCompletions(
  { sql: queries }: Queries,
  rows: readonly CompletionRow[],
): Promise<CompletionRow[]> {
  if (rows.length === 0) return []
  const noted = await queries
    .insert(completions)
    .values(rows.toSorted((a, b) => (a.student < b.student ? -1 : 1)))
    .onConflictDoUpdate({
      target: [completions.assignment, completions.student],
      set: { isOnTime: sql`excluded.is_on_time`, completedAt: sql`excluded.completed_at` },
      setWhere: sql`excluded.is_on_time and not ${completions.isOnTime}`,
    })
    .returning()
  return noted.toSorted((a, b) => (a.student < b.student ? -1 : 1))
}
