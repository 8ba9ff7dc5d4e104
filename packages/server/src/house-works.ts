import { forgettingWork } from './accounts/index'
import { forgettingInvitationsWork } from './classes/index'
import { addingUpWork, readingWork } from './conversations/index'
import { areDaysCounted, countingDaysWork } from './days/index'
import { forgettingDevicesWork } from './devices/index'
import type { Rooms } from './house-rooms'
import { forgettingCountsWork } from './http/call-counts'
import { forgettingAttemptsWork } from './learn/index'
import { settlingPairsWork, settlingWork, sweepingHallsWork, sweepingPairsWork } from './live/index'
import { forgettingLaunchesWork, forgettingSlipsWork, sendingSlipsWork } from './lti/index'
import { sweepingWork } from './media/index'
import { forgettingTicketsWork, forgettingWeeksWork } from './plays/index'
import {
  deletingPupilsWork,
  forgettingClaimsWork,
  forgettingMovesWork,
  forgettingUnusedPupilsWork,
} from './pupils/index'
import type { RepeatedWork } from './repeated-work'
import { reportsWork } from './reports/index'
import { applyingRostersWork, forgettingRostersWork } from './rosters/index'
import { forgettingLogWork } from './school/index'
import { historyWork } from './songs/index'
import { translatingWork } from './translation/index'
import { forgettingMessagesWork } from './webhooks/index'

/** What the rooms do again and again by themselves. */
export const houseWorks = ({
  plain,
  days,
  devices,
  media,
  accounts,
  songs,
  translation,
  live,
  lti,
  pupils,
  rosters,
}: Rooms): RepeatedWork[] => [
  addingUpWork(plain),
  readingWork(plain),
  sweepingWork(media),
  forgettingWork(accounts),
  deletingPupilsWork(pupils),
  forgettingClaimsWork(pupils),
  forgettingMovesWork(pupils),
  forgettingUnusedPupilsWork(pupils),
  applyingRostersWork(rosters),
  forgettingRostersWork(rosters),
  forgettingInvitationsWork(plain),
  forgettingDevicesWork(devices),
  forgettingLaunchesWork(lti),
  sendingSlipsWork(lti),
  forgettingSlipsWork(lti),
  historyWork(songs),
  reportsWork(plain),
  translatingWork(translation),
  countingDaysWork(days),
  forgettingCountsWork(plain.database),
  forgettingTicketsWork(plain),
  forgettingWeeksWork(plain),
  forgettingAttemptsWork(plain, areDaysCounted),
  forgettingLogWork(plain),
  settlingWork(live),
  sweepingHallsWork(live),
  settlingPairsWork(live),
  sweepingPairsWork(live),
  forgettingMessagesWork(plain.database),
]
