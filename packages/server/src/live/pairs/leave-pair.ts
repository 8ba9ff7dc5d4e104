import type { live } from '@duologue/contract/live'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import type { LiveRoom } from '../live-room'
import { ownSeat } from './own-pair'
import { deletePair, endPair, lockPair } from './pair-store'

/** Takes back an invitation that nobody has accepted, or gives up a duel, which nobody wins then (live.md#pairs). */
export function leavePair({ database, clock, random }: LiveRoom): Handler<typeof live.leavePair> {
  return async ({ params: { id } }, { reader }) => {
    const user = idOfReader(reader)
    await inTransaction(database, random, async transaction => {
      const { row } = ownSeat(await lockPair(transaction, id), user)
      if (row.acceptedAt === null) return deletePair(transaction, id)
      return endPair(transaction, id, {
        endedAt: clock.now(),
        result: { end: 'given-up', winner: null, scores: null },
      })
    })
    return { id }
  }
}
