import type { Queries } from '../../database/connect'
import { markOver } from '../hall-store'
import { insertEntries } from '../log/log-store'
import { openHallsWith } from '../member-store'

/** Lets somebody whose account is closed out of halls: those that they host end (live.md#how-long-a-hall-lasts). */
export async function leaveHalls(transaction: Queries, user: string): Promise<void> {
  const halls = await openHallsWith(transaction, user)
  const entries = halls.map(({ id: hall, isHost, number }) =>
    isHost
      ? ({ hall, member: null, act: { type: 'end' } } as const)
      : ({ hall, member: number, act: { type: 'leave' } } as const),
  )
  const ordered = entries.length > 0 ? await insertEntries(transaction, entries) : new Map()
  for (const { id, isHost } of halls) {
    const end = ordered.get(id)
    if (isHost && end) await markOver(transaction, id, end.at)
  }
}
