import type { Agenda } from '@duologue/contract/assignments'
import { playedKinds } from '@duologue/domain/choices/played-kinds'
import { asc, between, eq, getTableColumns, sql } from 'drizzle-orm'
import { enrolledClasses } from '../classes/index'
import { retryRead } from '../database/database-away'
import type { PlayableThings, ThingName } from '../playable'
import { assignments } from './assignment-table'
import { assignmentView } from './assignment-view'
import type { AssignmentsRoom } from './assignments-room'
import { standingsOf } from './results/standings'

/** The name of what an assignment is about: of its columns one alone has an id. */
const nameOfEither = (things: PlayableThings) => {
  const names = playedKinds.map(kind => things[kind].nameOf(assignments[kind]))
  return sql<ThingName | null>`coalesce(${sql.join(names, sql`, `)})`
}

/** The query for what a student's classes have to play that is due between two moments, what is due next first. */
function dueQuery(
  { database, things }: AssignmentsRoom,
  student: string,
  within: readonly [Date, Date],
) {
  const enrolled = enrolledClasses(database, student)
  return database.sql
    .select({
      row: getTableColumns(assignments),
      name: enrolled.name,
      thing: nameOfEither(things),
    })
    .from(assignments)
    .innerJoin(enrolled, eq(enrolled.class, assignments.class))
    .where(between(assignments.dateDue, ...within))
    .orderBy(asc(assignments.dateDue), asc(assignments.id))
}

/**
 * What a student has to play that is due before a moment, what is due next first, with how they stand; what was deleted is
 * left out. In two statements, however many there are.
 */
export const dueSoon =
  (room: AssignmentsRoom) =>
  async (student: string, until: Date): Promise<Agenda['due']> => {
    const { database, clock } = room
    const now = clock.now()
    const found = await retryRead(() => dueQuery(room, student, [now, until]))
    const rows = found.map(({ row }) => row)
    const standing = await standingsOf(database, rows, [student], now)
    return found.flatMap(({ row, name, thing }) => {
      if (thing === null || thing.isDeleted || thing.isHidden) return []
      const assignment = assignmentView(row, new Map([[thing.id, thing]]))
      return [
        {
          assignment: { ...assignment, standing: standing(row, student) },
          class: { id: row.class, name },
        },
      ]
    })
  }
