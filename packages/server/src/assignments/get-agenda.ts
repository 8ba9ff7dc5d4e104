import type { Agenda, assignments } from '@duologue/contract/assignments'
import { assignmentLimits } from '@duologue/domain/assignments/assignment-limits'
import { countStatuses } from '@duologue/domain/assignments/assignment-status'
import { idOfReader } from '../accounts/index'
import { isInUse, membersOfAll, taughtBy, teachersOf } from '../classes/index'
import type { Handler } from '../http/handlers'
import { forStudent } from './answer-assignments'
import { assignmentsSince } from './assignment-store'
import type { AssignmentsRoom } from './assignments-room'
import { standingsOf } from './results/standings'

const day = 86_400_000

type Called = { id: string; name: string }

/** What a student has to play that is not due yet, what is due next first. */
async function dueFor(
  room: AssignmentsRoom,
  student: string,
  classes: readonly Called[],
): Promise<Pick<Agenda, 'due' | 'dueTotal'>> {
  const ids = classes.map(({ id }) => id)
  const rows = await assignmentsSince(room.database, ids, room.clock.now())
  if (rows.length === 0) return { due: [], dueTotal: 0 }
  const seen = await forStudent(room, rows, student)
  const open = seen.filter(
    ({ standing, song }) => standing.status === 'open' && song?.isAvailable !== false,
  )
  const due = open.slice(0, assignmentLimits.due).flatMap(assignment => {
    const found = classes.find(({ id }) => assignment.classes.includes(id))
    return found ? [{ assignment, class: { id: found.id, name: found.name } }] : []
  })
  return { due, dueTotal: open.length }
}

/** How the classes of a teacher stand: with what is not due yet, and what was missed lately. */
async function standOf(
  { database, clock }: AssignmentsRoom,
  classes: readonly Called[],
): Promise<Agenda['taught']> {
  const now = clock.now()
  const ids = classes.map(({ id }) => id)
  const lately = new Date(now.getTime() - assignmentLimits.missedDays * day)
  const [rows, members] = await Promise.all([
    assignmentsSince(database, ids, lately),
    membersOfAll(database, ids),
  ])
  const students = [...new Set(members.map(({ student }) => student))]
  const standing = await standingsOf(database, rows, students, now)
  return classes.map(({ id, name }) => {
    const own = members.filter(member => member.class === id)
    const ownRows = rows.filter(row => row.class === id)
    const statusesOf = (some: typeof rows) =>
      countStatuses(some.flatMap(row => own.map(({ student }) => standing(row, student).status)))
    const ahead = ownRows.filter(({ dateDue }) => dateDue >= now)
    const [next] = ahead
    return {
      id,
      name,
      students: own.length,
      open: ahead.length,
      done: statusesOf(ahead).done,
      of: ahead.length * own.length,
      missed: statusesOf(ownRows).missed,
      next: next ? { dateDue: next.dateDue.toISOString(), timeZone: next.timeZone } : null,
    }
  })
}

/** What is next in the own classes that are in use (assignments.md#agenda), in a few queries however many there are. */
export function getAgenda(room: AssignmentsRoom): Handler<typeof assignments.getAgenda> {
  return async (_, { reader }) => {
    const user = idOfReader(reader)
    const [joined, taught] = await Promise.all([
      teachersOf(room.database, user),
      taughtBy(room.database, user),
    ])
    const [due, stand] = await Promise.all([
      dueFor(room, user, joined.filter(isInUse)),
      standOf(room, taught.filter(isInUse)),
    ])
    return { ...due, taught: stand }
  }
}
