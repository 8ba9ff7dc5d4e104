import { pairLimits } from '@duologue/domain/live/visits/pair-limits'
import type { RepeatedWork } from '../../repeated-work'
import type { LiveRoom } from '../live-room'
import {
  endLatePairs,
  forgetInvitations,
  forgetPairAnswers,
  forgetPairs,
  takeUnsettledPair,
} from './pair-ending-store'
import { settlePair } from './settle-pair'

/** Milliseconds between two looks for duels that are over, and for what is to be swept away. */
const every = { settling: 2000, sweeping: 60_000 } as const

/** Stores what one duel leaves that is over; whether more may wait. One that cannot be stored holds up no other. */
async function settleNext(room: LiveRoom): Promise<boolean> {
  const id = await takeUnsettledPair(room.database, room.clock.now())
  if (id === undefined) return false
  try {
    await settlePair(room, id)
  } catch (error) {
    room.onError(error)
  }
  return true
}

/** Stores what duels of two leave that are over. */
export const settlingPairsWork = (room: LiveRoom): RepeatedWork => ({
  name: 'settling-pairs',
  everyMs: every.settling,
  portion: () => settleNext(room),
  failed: 'duels of two were not settled',
})

/**
 * Ends duels in which somebody was waited for too long, and forgets what is over (live.md#pairs): invitations after a
 * week, script and answers a week after the end, results after 90 days.
 */
export const sweepingPairsWork = (room: LiveRoom): RepeatedWork => ({
  name: 'sweeping-pairs',
  everyMs: every.sweeping,
  async portion() {
    const { database, random, clock } = room
    const now = clock.now()
    const ago = (span: number) => new Date(now.getTime() - span)
    const left = [
      await forgetInvitations(database, ago(pairLimits.invitation)),
      await endLatePairs(database, ago(pairLimits.waiting), now),
      await forgetPairAnswers(database, random, ago(pairLimits.answers)),
      await forgetPairs(database, ago(pairLimits.result)),
    ]
    return left.includes(true)
  },
  failed: 'duels of two were not swept away',
})
