import type { live } from '@duologue/contract/live'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { LiveRoom } from '../live-room'
import { ownSeat } from './own-pair'
import { pairById } from './pair-store'
import { pairViews } from './pair-view'
import { visitsOf } from './visit-store'

/** One of the own duels of two; one that was played comes with its answers as long as they are kept (live.md#in-turns). */
export function getPair({ database }: LiveRoom): Handler<typeof live.getPair> {
  return async ({ params: { id } }, { reader }) => {
    const user = idOfReader(reader)
    const { row, seat } = ownSeat(await pairById(database, id), user)
    const { script, seed, settings, seats, result } = row
    const [pair] = await pairViews(database, [row], user)
    if (pair === undefined) throw new Error('a duel has no view')
    const isPlayed = result?.end === 'played' && script !== null
    const visits = isPlayed || pair.state === 'mine' ? await visitsOf(database, id) : []
    const isBegun = pair.state === 'mine' && visits.some(({ number }) => number > row.visits)
    if (!isPlayed) return { pair, isBegun, replay: null }
    const answers = visits.flatMap(visit => visit.answers)
    return {
      pair,
      isBegun,
      replay: { opening: { script, settings, seats, deal: settings.deal }, seed, seat, answers },
    }
  }
}
