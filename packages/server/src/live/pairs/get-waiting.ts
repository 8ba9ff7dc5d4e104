import type { live } from '@duologue/contract/live'
import { pairLimits } from '@duologue/domain/live/visits/pair-limits'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { LiveRoom } from '../live-room'
import { waitingPairs } from './pair-store'
import { pairViews } from './pair-view'

/** How many duels of two wait for oneself, and the latest of them: three queries at most (live.md#waiting-for-you). */
export function getWaiting({ database }: LiveRoom): Handler<typeof live.getWaiting> {
  return async (_, { reader }) => {
    const user = idOfReader(reader)
    const { rows, total } = await waitingPairs(database, user, pairLimits.told)
    return { total, pairs: await pairViews(database, rows, user) }
  }
}
