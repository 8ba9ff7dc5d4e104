import { daysLater } from '@duologue/domain/assignments/due-date'
import { playedKinds } from '@duologue/domain/choices/played-kinds'
import type { ClassCopies } from '../../classes/index'
import { newId } from '../../outside/random/new-id'
import type { AssignableThing } from '../../playable'
import { thingIn } from '../../thing-columns'
import { assignmentsOfClass } from '../assignment-store'
import type { AssignmentRow } from '../assignment-table'
import type { AssignmentsRoom } from '../assignments-room'
import { insertAssignments } from '../insert-assignments'

/** An assignment of another class, due so many days later. */
const copyOf = (
  { clock, random }: Pick<AssignmentsRoom, 'clock' | 'random'>,
  row: AssignmentRow,
  told: { title: string; class: string },
  days: number,
): AssignmentRow => ({
  ...row,
  ...told,
  id: newId(random, clock),
  dateDue: new Date(daysLater(row.dateDue.getTime(), row.timeZone, days)),
  createdAt: clock.now(),
})

/**
 * The assignments of a class in another one (classes.md#copying). What was deleted since, is nothing that the reader may
 * assign, or cannot be played any more, is left out and counted.
 */
export const copyAssignments =
  (room: AssignmentsRoom): ClassCopies['assignments'] =>
  async (id, reader, days) => {
    const { database, things } = room
    const before = await assignmentsOfClass(database, id)
    const found = await Promise.all(
      playedKinds.map(kind => {
        const ids = new Set(before.flatMap(row => row[kind] ?? []))
        return things[kind].assignable(database, [...ids], reader)
      }),
    )
    const seen = new Map<string, AssignableThing>(found.flatMap(each => [...each]))
    return async (transaction, to) => {
      const rows = await assignmentsOfClass(transaction, id)
      const copies = rows.flatMap(row => {
        const thing = seen.get(thingIn(row)?.id ?? '')
        return thing?.canPlay ? copyOf(room, row, { title: thing.title, class: to }, days) : []
      })
      await insertAssignments(transaction, to, copies)
      return { assignments: copies.length, leftOut: rows.length - copies.length }
    }
  }
