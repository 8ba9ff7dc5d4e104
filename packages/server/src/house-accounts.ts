import { mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import type { ServiceKind } from '@duologue/domain/school/services'
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
import { endPairsOf, forgetMember, forgetPartner, leaveHalls, liveOf } from './live/index'
import { keysOfPlatforms, type LtiRoom, ltiOf, platformHosts, tokensOf } from './lti/index'
import { forgetFilesOf, forgetPortrait, isOwnPortrait, type MediaRoom } from './media/index'
import type { Clock } from './outside/clock/clock'
import { addressOf } from './outside/translation/configured-translator'
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
import type { SchoolFacts, SchoolRoom } from './school/index'
import { hashingTurns } from './semaphore'
import type { Settings } from './settings'
import { allCards, settleUser, shopOf } from './shop/index'
import { faultsToldBy } from './songs/index'
import { webhookHosts } from './webhooks/index'

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
    teacherRule: settings.teachers,
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
  room: Pick<SchoolRoom, 'database' | 'clock' | 'random' | 'facts'>,
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
  leaveGames: [leaveHalls, endPairsOf],
  giveClass: (transaction, { reader, ...given }) =>
    giveClass(classes)(transaction, { ...given, actor: idOfReader(reader) }),
  renewCard: countOn(pupils),
  cardOf: keptCard(pupils),
  hearers: async queries => [
    ...(await platformHosts(queries)).map(host => ({ kind: 'platform' as const, host })),
    ...(await webhookHosts(queries)).map(host => ({ kind: 'webhook' as const, host })),
  ],
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

type Service = SchoolFacts['sheet']['services'][number]

const nothing = (): Service[] => []
const at = (kind: ServiceKind, url: string): Service[] => [{ kind, host: new URL(url).hostname }]

/** Which services each setting switches on: a new setting does not compile before it is told here (school.md#data-sheet). */
const switchedOnBy: { [Name in keyof Settings]: (value: Settings[Name]) => Service[] } = {
  port: nothing,
  host: nothing,
  processes: nothing,
  dataDir: nothing,
  databaseUrl: url => (url === undefined ? [] : at('database', url)),
  databaseReplicas: urls => urls.flatMap(url => at('database', url)),
  serverKey: nothing,
  publicUrl: nothing,
  languages: nothing,
  isOffline: nothing,
  logLevel: nothing,
  schoolNetworks: nothing,
  trustedProxies: nothing,
  metricsNetworks: nothing,
  site: nothing,
  speech: ({ openai, azure }) => [
    ...(openai ? at('speech', openai.url) : []),
    ...(azure ? at('speech', `https://${azure.region}.tts.speech.microsoft.com`) : []),
  ],
  storeEmailDomains: nothing,
  teachers: nothing,
  ownAccountAge: nothing,
  smtpUrl: url => (url === undefined ? [] : at('mail', url)),
  fileQuotas: nothing,
  s3: told => (told ? at('files', told.endpoint) : []),
  mailFrom: nothing,
  google: told => (told ? at('login', told.issuer) : []),
  schoolLogins: all => all.flatMap(({ issuer }) => at('login', issuer)),
  translation: told => (told ? at('translation', addressOf(told)) : []),
  drafts: told => (told ? at('drafts', told.url) : []),
  webhookNetworks: nothing,
  platformNetworks: nothing,
  youtube: told => (told ? at('youtube', told.address) : []),
  traces: told => (told ? at('traces', told.url) : []),
}

/** What browsers use whatever the settings say: the player of a song's video, and the ear of the browser's own maker. */
const ofBrowsers: Service[] = [
  { kind: 'player', host: 'www.youtube-nocookie.com' },
  { kind: 'recognition', host: null },
]

/** The services of others that are used with these settings. */
export const servicesOf = (settings: Settings): Service[] => [
  ...Object.keys(switchedOnBy).flatMap(name => switchedOn(settings, name as keyof Settings)),
  ...ofBrowsers,
]

function switchedOn<Name extends keyof Settings>(settings: Settings, name: Name): Service[] {
  return switchedOnBy[name](settings[name])
}

/** What the tabs Rules and Data sheet tell of the settings (school.md#rules, school.md#data-sheet). */
export const schoolFacts = (settings: Settings): SchoolFacts => ({
  rules: {
    teachers: settings.teachers,
    ownAccountAge: settings.ownAccountAge,
    schoolNetworks: [...settings.schoolNetworks.ranges],
    storeEmailDomains: [...settings.storeEmailDomains],
    draftsForStudents: settings.drafts?.forStudents ?? null,
    isOffline: settings.isOffline,
    uploads: settings.fileQuotas,
  },
  sheet: {
    teachers: settings.teachers,
    publicUrl: settings.publicUrl,
    version: settings.site.version,
    operator: { name: settings.site.operatorName, contact: settings.site.operatorContact },
    services: servicesOf(settings),
  },
})
