import type { Agenda } from '@duologue/contract/assignments'
import { asc, between, eq, getTableColumns } from 'drizzle-orm'
import { enrolledClasses } from '../classes/index'
import { titleOfConversation } from '../conversations/index'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { listNameOf } from '../pronunciation/index'
import { assignments } from './assignment-table'
import { assignmentView } from './assignment-view'
import type { AssignmentsRoom } from './assignments-room'
import { standingsOf } from './results/standings'

/** The query for what a student's classes have to play that is due between two moments, what is due next first. */
function dueQuery(database: Database, student: string, within: readonly [Date, Date]) {
  const enrolled = enrolledClasses(database, student)
  return database.sql
    .select({
      row: getTableColumns(assignments),
      name: enrolled.name,
      title: titleOfConversation(assignments.conversation),
      list: listNameOf(assignments.pronunciationList),
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
    const found = await retryRead(() => dueQuery(database, student, [now, until]))
    const rows = found.map(({ row }) => row)
    const standing = await standingsOf(database, rows, [student], now)
    return found.flatMap(({ row, name, title, list }) => {
      if (title === null && (list === null || list.isDeleted)) return []
      const assignment = assignmentView(row, {
        titles: new Map(title === null ? [] : [[row.conversation ?? '', title]]),
        lists: new Map(list === null ? [] : [[list.id, list]]),
      })
      return [
        {
          assignment: { ...assignment, standing: standing(row, student) },
          class: { id: row.class, name },
        },
      ]
    })
  }
