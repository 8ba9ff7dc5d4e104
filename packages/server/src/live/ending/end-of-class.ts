import type { Queries } from '../../database/connect'
import { markOver, openHallsOfClass } from '../hall-store'
import { insertEntries } from '../log/log-store'

/** Ends the open halls of a class that goes; what was played in them is stored (live.md#how-long-a-hall-lasts). */
export async function endHallsOfClass(transaction: Queries, id: string): Promise<void> {
  const ids = await openHallsOfClass(transaction, id)
  if (ids.length === 0) return
  const ordered = await insertEntries(
    transaction,
    ids.map(hall => ({ hall, member: null, act: { type: 'end' } })),
  )
  for (const [hall, { at }] of ordered) await markOver(transaction, hall, at)
}
