import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { sessionLength } from '@duologue/domain/accounts/session-kinds'
import { reportLimits } from '@duologue/domain/choices/report-choices'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { deviceLimits } from '@duologue/domain/devices/device-limits'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { pairLimits } from '@duologue/domain/live/visits/pair-limits'
import { slipLimits } from '@duologue/domain/lti/slip-limits'
import { dataSheetTexts } from '@duologue/domain/messages/school/data-sheet'
import { playLimits } from '@duologue/domain/plays/play-limits'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import type { KeptKey } from '@duologue/domain/school/data-sheet-things'
import { logMonths, rosterMonths, rosterReadyDays } from '@duologue/domain/school/school-retention'
import { historyLimits, songDays } from '@duologue/domain/songs/details/song-limits'
import { webhookLimits } from '@duologue/domain/webhooks/webhook-limits'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const { lasts } = dataSheetTexts

/** For how long each thing is kept, with the very numbers that its room goes by (school.md#data-sheet). */
export const lastsOf: Record<KeptKey, string> = {
  ...lasts,
  logins: lasts.logins(
    sessionLength.own / day,
    sessionLength.shared / hour,
    accountLimits.verifyLink / day,
    accountLimits.loginWindow / minute,
  ),
  pupils: lasts.pupils(
    pupilLimits.unusedMonths,
    pupilLimits.listed / day,
    deviceLimits.paired / day,
  ),
  classes: lasts.classes(classLimits.invitationDays),
  rosters: lasts.rosters(rosterMonths, rosterReadyDays),
  plays: lasts.plays(playLimits.weeksKept / (7 * day)),
  learning: lasts.learning(learnLimits.attemptsKept / day),
  games: lasts.games(pairLimits.answers / day, pairLimits.result / day),
  reports: lasts.reports(reportLimits.kept / day),
  songs: lasts.songs(historyLimits.days, songDays.faults),
  log: lasts.log(logMonths),
  platforms: lasts.platforms(slipLimits.stoppedKept / day),
  webhooks: lasts.webhooks(webhookLimits.kept / day),
  repeats: lasts.repeats(accountLimits.keptAnswer / day),
}
