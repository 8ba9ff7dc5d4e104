import type { Database } from '../database/connect'
import { reportsBy } from './report-lists'

/** The reports that a user has sent, as they go into the export of their data (accounts.md#own-data). */
export async function reportsOf(database: Database, user: string) {
  return (await reportsBy(database, user)).map(({ report, kind, name }) => ({
    kind,
    name,
    reason: report.reason,
    comment: report.comment,
    reportedAt: report.reportedAt.toISOString(),
  }))
}
