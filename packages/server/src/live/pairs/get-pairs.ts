import type { live } from '@duologue/contract/live'
import { pairLimits } from '@duologue/domain/live/visits/pair-limits'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { LiveRoom } from '../live-room'
import { findPairs } from './pair-store'
import { pairViews } from './pair-view'

/** One's own duels of two: those that wait for oneself first (live.md#pairs). */
export function getPairs({ database }: LiveRoom): Handler<typeof live.getPairs> {
  return async ({ query: { page = 1 } }, { reader }) => {
    const user = idOfReader(reader)
    const slice = { limit: pairLimits.page, offset: (page - 1) * pairLimits.page }
    const { rows, total } = await findPairs(database, user, slice)
    return { pairs: await pairViews(database, rows, user), total }
  }
}
