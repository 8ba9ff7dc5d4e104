import type { reports } from '@duologue/contract/reports'
import type { Handlers } from '../http/handlers'
import { decideReport } from './decide-report'
import { findReports } from './find-reports'
import type { ReportsRoom } from './reports-room'
import { sendReport } from './send-report'

/** The room's answers to its calls. */
export const reportsHandlers = (room: ReportsRoom) =>
  ({
    sendReport: sendReport(room),
    findReports: findReports(room),
    decideReport: decideReport(room),
  }) satisfies Handlers<typeof reports>
