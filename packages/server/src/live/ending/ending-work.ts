import type { RepeatedWork } from '../../repeated-work'
import { forgetHalls, forgetLogs, takeUnsettled, touchHall, untouchedHalls } from '../hall-store'
import type { LiveRoom } from '../live-room'
import { settleHall } from './settle-hall'

/** Milliseconds between two looks for halls that are over, and for what is to be swept away. */
const every = { settling: 2000, sweeping: 60_000 } as const

/** Stores what one hall leaves that is over; whether more may wait. One that cannot be stored holds up no other. */
async function settleNext(room: LiveRoom): Promise<boolean> {
  const id = await takeUnsettled(room.database)
  if (id === undefined) return false
  try {
    const kept = await room.halls.current(id)
    if (kept) await settleHall(room, kept)
  } catch (error) {
    room.onError(error)
  }
  return true
}

/** Stores what halls leave that are over. */
export const settlingWork = (room: LiveRoom): RepeatedWork => ({
  name: 'settling-halls',
  everyMs: every.settling,
  portion: () => settleNext(room),
  failed: 'games of several people were not settled',
})

/** Looks whether a hall has come to its end that nobody has touched for a while; whether more may wait. */
async function endUntouched(room: LiveRoom): Promise<boolean> {
  const ids = await untouchedHalls(room.database)
  for (const id of ids) {
    try {
      const kept = await room.halls.current(id)
      const hall = kept && (await room.halls.now(kept))
      if (hall?.endedAt === null) await touchHall(room.database, id)
    } catch (error) {
      // One that these rules cannot fold keeps no other from being swept away; it is looked at again later.
      room.onError(error)
      await touchHall(room.database, id)
    }
  }
  return ids.length > 0
}

/**
 * Ends halls that nobody looks at any more, and forgets what is over: names, keys, script and log a day after a hall was
 * settled, reports without a class after 90 days (live.md#what-is-kept).
 */
export const sweepingHallsWork = (room: LiveRoom): RepeatedWork => ({
  name: 'sweeping-halls',
  everyMs: every.sweeping,
  async portion() {
    const { database, random } = room
    const left = [
      await endUntouched(room),
      await forgetLogs(database, random),
      await forgetHalls(database),
    ]
    return left.includes(true)
  },
  failed: 'games of several people were not swept away',
})
