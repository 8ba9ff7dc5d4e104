import type { ClassMaturity } from '@duologue/domain/choices/song-choices'
import { accountReader } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import type { ThingId } from '../../playable'
import type { AssignmentRow } from '../assignment-table'
import type { AssignmentsRoom } from '../assignments-room'
import { dueInstant } from '../due-instant'
import { insertAssignments } from '../insert-assignments'
import { newRow } from '../new-row'

/** How something that was placed in a course is to be played (lti.md#placing). */
export type PlacedWishes = Parameters<typeof newRow>[2]

const day = 24 * 60 * 60 * 1000
/** How long a class has that comes after the date due: of a course that was copied. */
const given = 14 * day

/**
 * What looks up something that a teacher placed, as they see it, and answers what assigns it in a transaction that has locked
 * the class: the assignment's id. Where the date due is over, it is in 14 days, and `dueWas` says when it was. Undefined where the thing is gone, or has
 * not enough for a game any more.
 */
export const assignPlaced =
  (room: AssignmentsRoom) =>
  async (thing: ThingId, teacher: string | null, wishes: PlacedWishes) => {
    const reader = await accountReader(room.database, teacher ?? '')
    const found = await room.things[thing.kind].assignable(room.database, [thing.id], reader)
    const seen = found.get(thing.id)
    if (!seen?.canPlay) return undefined
    return async (
      transaction: Queries,
      { id: classId, songMaturity }: { id: string; songMaturity: ClassMaturity },
    ): Promise<{ id: string; dueWas: Date | null }> => {
      await room.things[thing.kind].requireForClass?.(transaction, thing.id, songMaturity)
      const { row, dueWas } = placedRow(
        room,
        { class: classId, thing: { ...thing, title: seen.title } },
        wishes,
      )
      await insertAssignments(transaction, classId, [row])
      return { id: row.id, dueWas }
    }
  }

/** The row of it. */
function placedRow(
  room: AssignmentsRoom,
  about: Parameters<typeof newRow>[1],
  wishes: PlacedWishes,
): { row: AssignmentRow; dueWas: Date | null } {
  const now = room.clock.now().getTime()
  const due = dueInstant(wishes.dateDue, wishes.timeZone ?? 'UTC')
  const isOver = due.getTime() <= now
  const dateDue = isOver ? new Date(now + given).toISOString() : wishes.dateDue
  return { row: newRow(room, about, { ...wishes, dateDue }), dueWas: isOver ? due : null }
}
