import type { live } from '@duologue/contract/live'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { deleteHallRow } from './hall-store'
import type { LiveRoom } from './live-room'
import { ownHall } from './own-hall'

/** Ends a hall and deletes it with its report and names; plays stay with their players (live.md#deleting). */
export function deleteHall(room: LiveRoom): Handler<typeof live.deleteHall> {
  return async ({ params: { id } }, { reader }) => {
    await ownHall(room.database, id, reader)
    if (!(await deleteHallRow(room.database, id))) throw new Refused('not-found')
    room.halls.drop(id)
    return { id }
  }
}
