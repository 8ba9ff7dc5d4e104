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
import { acceptInvitation } from './pairs/accept-invitation'
import { answerVisit } from './pairs/answer-visit'
import { beginVisit } from './pairs/begin-visit'
import { getInvitation } from './pairs/get-invitation'
import { getPair } from './pairs/get-pair'
import { getPairs } from './pairs/get-pairs'
import { getWaiting } from './pairs/get-waiting'
import { leavePair } from './pairs/leave-pair'
import { openPair } from './pairs/open-pair'
import { pairUp } from './pairs/pair-up'

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
    acceptInvitation: acceptInvitation(room),
    answerVisit: answerVisit(room),
    beginVisit: beginVisit(room),
    getInvitation: getInvitation(room),
    getPair: getPair(room),
    getPairs: getPairs(room),
    getWaiting: getWaiting(room),
    leavePair: leavePair(room),
    openPair: openPair(room),
    pairUp: pairUp(room),
  }) satisfies Handlers<typeof live>
