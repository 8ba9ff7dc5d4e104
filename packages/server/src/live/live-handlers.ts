import type { live } from '@duologue/contract/live'
import type { Handlers } from '../http/handlers'
import { deleteHall } from './delete-hall'
import { exchangeActs } from './exchange-acts'
import { exportHallCsv } from './export-hall-csv'
import { getHallOfCode } from './get-hall-of-code'
import { getHallReport } from './get-hall-report'
import { getHalls } from './get-halls'
import { joinHall } from './join-hall'
import type { LiveRoom } from './live-room'
import { openHall } from './open-hall'

/** The room's answers to its calls. */
export const liveHandlers = (room: LiveRoom) =>
  ({
    openHall: openHall(room),
    getHalls: getHalls(room),
    getHallOfCode: getHallOfCode(room),
    joinHall: joinHall(room),
    exchangeActs: exchangeActs(room),
    getHallReport: getHallReport(room),
    exportHallCsv: exportHallCsv(room),
    deleteHall: deleteHall(room),
  }) satisfies Handlers<typeof live>
