import { mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import {
  type AccountsRoom,
  background,
  idOfReader,
  mailQueue,
  passwordHashes,
} from './accounts/index'
import {
  type ClassesRoom,
  classesInExport,
  classesOf,
  classNames,
  forgetInvitations,
  giveClass,
  isStudentOf,
  ownedClasses,
  requireNoClasses,
  requireTypeChangeable,
} from './classes/index'
import { conversationsOf, forgetDrafts } from './conversations/index'
import { coursesOf, forgetCourseDrafts } from './courses/index'
import { keyFor } from './database/server-key/server-key'
import { daysOf } from './days/index'
import type { Materials } from './house-materials'
import { wordsIn } from './http/languages/page-languages'
import { learnOf } from './learn/index'
import { forgetMember, forgetPartner, liveOf } from './live/index'
import { keysOfPlatforms, type LtiRoom, ltiOf, tokensOf } from './lti/index'
import { forgetFilesOf, forgetPortrait, isOwnPortrait, type MediaRoom } from './media/index'
import type { Clock } from './outside/clock/clock'
import { playlistNamesOf, playlistsOf } from './playlists/index'
import { forgetPlayer, playsOf } from './plays/index'
import { forgetListDrafts, pronunciationOf } from './pronunciation/index'
import {
  countOn,
  keptBy,
  keptCard,
  type PupilsRoom,
  pupilInExport,
  pupilSpeaks,
} from './pupils/index'
import { forgetOwnPages, reportsOf } from './reports/index'
import { rosterInExport } from './rosters/index'
import { savedOf } from './saved/index'
import type { SchoolRoom } from './school/index'
import { hashingTurns } from './semaphore'
import { allCards, settleUser, shopOf } from './shop/index'
import { faultsToldBy } from './songs/index'

/** What every room holds of a user, for the export of their data. */
const exporters = (clock: Clock): AccountsRoom['exporters'] => ({
  pupil: pupilInExport,
  conversations: conversationsOf,
  saved: savedOf(clock),
  songFaults: faultsToldBy,
  playlists: playlistsOf,
  plays: playsOf,
  learn: learnOf(clock),
  live: liveOf,
  lti: ltiOf,
  roster: rosterInExport,
  days: daysOf,
  courses: coursesOf,
  pronunciation: pronunciationOf,
  classes: classesInExport,
  shop: shopOf,
  reports: reportsOf,
})

/** The room of people, which every other room holds something of: in their own view, in their export, as they leave. */
export function accountsRoom(
  { database, ports, settings, log, tally, languages, longestPause }: Materials,
  media: MediaRoom,
): AccountsRoom {
  const { clock, random, mail, identity, schoolLogins } = ports
  const room = { database, clock, random }
  return {
    ...room,
    hashes: passwordHashes(hashingTurns(settings.processes)),
    mails: mailQueue({ ...room, port: mail, log, counts: tally.mails }),
    identity,
    googleIssuer: settings.google?.issuer,
    schoolLogins,
    background: background(random, longestPause, error =>
      log.error(error, 'work behind an answer failed'),
    ),
    publicUrl: settings.publicUrl,
    wordsIn: language => wordsIn(languages, language),
    beforeUserGoes: [
      requireNoClasses,
      forgetInvitations,
      settleUser(room),
      forgetDrafts,
      forgetListDrafts,
      forgetCourseDrafts,
      forgetPlayer,
      forgetMember,
      forgetPartner,
      forgetFilesOf(media),
      forgetOwnPages,
    ],
    beforeTypeChanges: requireTypeChangeable,
    isOwnPortrait,
    forgetPortrait: forgetPortrait(media),
    maySeeFace: async (queries, user, reader) =>
      !user.isPupil ||
      mayChangeUser(reader, user.id) ||
      (reader.kind === 'user' && (await isStudentOf(queries, reader.id, user.id))),
    classesOf,
    playlistNamesOf,
    currencyOf: allCards,
    maySpeak: pupilSpeaks,
    exporters: exporters(clock),
  }
}

/** What the school's own room asks of those that know it for its log (school.md). */
export const schoolRoom = (
  room: Pick<SchoolRoom, 'database' | 'clock' | 'random'>,
  {
    accounts,
    classes,
    pupils,
  }: { accounts: AccountsRoom; classes: ClassesRoom; pupils: PupilsRoom },
): SchoolRoom => ({
  ...room,
  accounts,
  ownedClasses,
  classNames,
  keptBy,
  giveClass: (transaction, { reader, ...given }) =>
    giveClass(classes)(transaction, { ...given, actor: idOfReader(reader) }),
  renewCard: countOn(pupils),
  cardOf: keptCard(pupils),
})

/** The room of learning platforms, with those of people, of classes and of what they play. */
export const ltiRoom = (
  room: Pick<LtiRoom, 'database' | 'clock' | 'random'>,
  neighbours: Pick<LtiRoom, 'accounts' | 'classes' | 'assignments'>,
  { ports, serverKey, settings, log }: Materials,
): LtiRoom => {
  const sealed = { ...room, sealKey: keyFor(serverKey, 'lti-keys'), platforms: ports.platforms }
  return {
    ...sealed,
    accounts: neighbours.accounts,
    classes: neighbours.classes,
    assignments: neighbours.assignments,
    tokens: tokensOf(sealed),
    tokenKey: keyFor(serverKey, 'lti-frames'),
    publicUrl: settings.publicUrl,
    keys: keysOfPlatforms(ports.platforms, ports.clock),
    onRefused: why => log.warn(why),
  }
}
