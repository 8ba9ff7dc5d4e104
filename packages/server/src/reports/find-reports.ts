import type { reports } from '@duologue/contract/reports'
import { reportLimits } from '@duologue/domain/choices/report-choices'
import { cutOneBefore, withOneBefore } from '../database/one-before'
import type { Handler } from '../http/handlers'
import { findThings } from './report-lists'
import { reportedViews } from './reported-views'
import type { ReportsRoom } from './reports-room'

/** GET /api/reports (reports.md#deciding). */
export function findReports(room: ReportsRoom): Handler<typeof reports.findReports> {
  return async ({ query: { decided, page = 1, limit = reportLimits.aPage } }) => {
    const asked = { isOpen: decided !== 'true', offset: (page - 1) * limit, limit }
    const found = await findThings(room.database, withOneBefore(asked))
    const { rows, before } = cutOneBefore(asked, found.rows)
    return { things: await reportedViews(room, rows), total: found.total, ...before }
  }
}
