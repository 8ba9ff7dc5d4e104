import type { assignments } from '@duologue/contract/assignments'
import { assignmentLimits } from '@duologue/domain/assignments/assignment-limits'
import { lockClassInUse } from '../classes/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { AssignableThing } from '../playable'
import { requirePlaylist } from '../playlists/index'
import { assignedStill } from './assignment-store'
import type { AssignmentsRoom } from './assignments-room'
import { insertAssignments } from './insert-assignments'
import { newRow } from './new-row'
import { ownClass } from './own-class'

const named = (all: readonly AssignableThing[]) => all.map(({ id, title }) => ({ id, title }))

/**
 * Assigns a playlist to a class that is the teacher's own: an assignment for each conversation that they may see and
 * that can be played, in one transaction. What the class has to play still is left as it is, so that a second press
 * assigns nothing twice; the answer tells what became of each.
 */
export function assignPlaylist(room: AssignmentsRoom): Handler<typeof assignments.assignPlaylist> {
  const { database, clock, random, things } = room
  return async ({ body }, { reader }) => {
    const classId = await ownClass(database, body.classes, reader)
    const { conversations } = await requirePlaylist(database, body.playlist, reader)
    if (conversations.length > assignmentLimits.atOnce) throw new Refused('playlist-too-long')
    const found = await things.conversation.assignable(database, conversations, reader)
    const seen = conversations.flatMap(id => found.get(id) ?? [])
    const playable = seen.filter(({ canPlay }) => canPlay)
    const row = ({ id, title }: AssignableThing) => {
      const thing = { kind: 'conversation', id, title } as const
      return newRow(room, { class: classId, thing }, body)
    }
    const rows = new Map(playable.map(one => [one.id, row(one)]))
    return inTransaction(database, random, async transaction => {
      await lockClassInUse(transaction, classId, reader)
      const before = await assignedStill(transaction, classId, [...rows.keys()], clock.now())
      const fresh = playable.filter(({ id }) => !before.has(id))
      await insertAssignments(
        transaction,
        classId,
        fresh.flatMap(({ id }) => rows.get(id) ?? []),
      )
      return {
        assigned: named(fresh),
        already: named(playable.filter(({ id }) => before.has(id))),
        notPlayable: named(seen.filter(({ canPlay }) => !canPlay)),
        unavailable: conversations.length - seen.length,
      }
    })
  }
}
