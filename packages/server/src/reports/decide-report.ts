import type { reports } from '@duologue/contract/reports'
import { isHideable } from '@duologue/domain/reports/hides-at-once'
import { idOfReader } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { decide, findReported, lockFound } from './report-store'
import { reportedViews } from './reported-views'
import type { ReportsRoom } from './reports-room'

/**
 * PATCH /api/reports/{id}: of two editors at once the later one decides. The same decision again, with nothing new to
 * answer, changes nothing.
 */
export function decideReport(room: ReportsRoom): Handler<typeof reports.decideReport> {
  const { database, clock, random, things } = room
  return async ({ params, body: { decision } }, { reader }) => {
    const by = idOfReader(reader)
    const row = await inTransaction(database, random, async transaction => {
      const thing = await findReported(transaction, params.id)
      if (!thing) throw new Refused('report-not-found')
      const { id, kind, name } = thing
      if (decision === 'hide' && !isHideable(kind)) throw new Refused('not-hideable')
      // The thing before its reports, as a new report locks them.
      if (kind !== 'page' && !(await things[kind].lock(transaction, name)))
        throw new Refused('report-not-found')
      const before = await lockFound(transaction, id)
      if (before && !before.isOpen && before.decision === decision) return before
      const at = clock.now()
      if (isHideable(kind) && decision === 'hide')
        await things[kind].hold(transaction, name, at, by)
      if (isHideable(kind) && decision === 'keep') await things[kind].release(transaction, name, by)
      return decide(transaction, id, { decision, by, at })
    })
    const [view] = row ? await reportedViews(room, [row]) : []
    if (!view) throw new Refused('report-not-found')
    return view
  }
}
