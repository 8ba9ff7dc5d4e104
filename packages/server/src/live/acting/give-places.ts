import { foldEntry } from '@duologue/domain/live/fold/fold-entry'
import { memberOf } from '@duologue/domain/live/hall-members'
import { inTransaction } from '../../database/transaction'
import { lockHall } from '../hall-store'
import type { LiveRoom } from '../live-room'
import type { KeptHall } from '../log/kept-hall'
import { insertEntries, type NewEntry, type Ordered } from '../log/log-store'
import { moveKey } from '../member-store'

/**
 * Writes down acts of a host by which places are given to others, and lets the keys go on with the places: all or nothing,
 * so that whoever is killed meanwhile leaves nobody without a place (live.md#joining). The fold says which places were
 * given; one that is told twice moves no key a second time. Undefined where the hall is gone.
 */
export const givePlaces = (
  { database, random, halls }: Pick<LiveRoom, 'database' | 'random' | 'halls'>,
  kept: KeptHall,
  entries: readonly NewEntry[],
): Promise<Ordered | undefined> =>
  inTransaction(database, random, async transaction => {
    const far = await lockHall(transaction, kept.id)
    if (!far) return undefined
    if (far.seq > kept.hall.seq) await halls.readGap(kept, transaction)
    const ordered = (await insertEntries(transaction, entries)).get(kept.id)
    if (!ordered) return undefined
    let { hall } = kept
    for (const [place, { member, act }] of entries.entries()) {
      const before = hall
      hall = foldEntry(before, { seq: ordered.before + place + 1, at: ordered.at, member, act })
      if (act.type !== 'give-place') continue
      const isGiven =
        memberOf(before, act.to)?.state === 'in' && memberOf(hall, act.to)?.state === 'refused'
      if (isGiven) await moveKey(transaction, kept.id, act.to, act.from)
    }
    return ordered
  })
