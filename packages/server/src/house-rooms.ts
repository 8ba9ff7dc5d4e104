import type { AccountsRoom } from './accounts/index'
import { portraitFiles } from './accounts/index'
import {
  type AssignmentsRoom,
  assignedIn,
  assignmentsForClasses,
  assignmentsForPlays,
  assignmentsToMeet,
  copyAssignments,
  dueSoon,
  titleOfAssignment,
} from './assignments/index'
import { type ClassesRoom, classOfTypedCode } from './classes/index'
import { countCodeTries } from './code-tries'
import {
  type ConversationsRoom,
  conversationFiles,
  findableConversations,
  lineTranslations,
  mayChangeLine,
  playedConversations,
  reportedConversations,
  spokenLanguages,
} from './conversations/index'
import { type CoursesRoom, findableCourses, reportedCourses } from './courses/index'
import { keyFor } from './database/server-key/server-key'
import { type DaysRoom, recountDays } from './days/index'
import type { DevicesRoom } from './devices/index'
import { accountsRoom, ltiRoom, schoolFacts, schoolRoom } from './house-accounts'
import type { Materials } from './house-materials'
import { wordsIn } from './http/languages/page-languages'
import { type LearnRoom, learnFromPlay, learnFromSong } from './learn/index'
import { endHallsOfClass, endPairsOfClass, type LiveRoom, newLiveRoom } from './live/index'
import { noteBegun, noteScores, slipStateOf } from './lti/index'
import { type MediaRoom, spokenFiles } from './media/index'
import type { PlayableThings } from './playable'
import { findablePlaylists, reportedPlaylists } from './playlists/index'
import { type PlaysRoom, playByKey, storePlay } from './plays/index'
import { findableLists, listFiles, playedLists, reportedLists } from './pronunciation/index'
import {
  forgetKeeper,
  type PupilsRoom,
  requireMaySpeak,
  requireNoHome,
  requireNoPupils,
  rosteredPupils,
  voucherOf,
} from './pupils/index'
import type { ReportsRoom } from './reports/index'
import type { RostersRoom } from './rosters/index'
import { semaphore, workLimits } from './semaphore'
import {
  cardsOfAssignments,
  copyShop,
  giveBackInClass,
  handOverCards,
  type ShopRoom,
} from './shop/index'
import type { SitemapRoom } from './site/index'
import {
  findableSongs,
  lyricsToTranslate,
  lyricTranslations,
  playedSongs,
  proposedCounts,
  reportedSongs,
  type SongsRoom,
  songFiles,
  takenLyricIds,
  wordsOfSong,
} from './songs/index'
import type { TranslationRoom } from './translation/index'
import type { VoicesRoom } from './voices/index'
import { type TellWebhooks, tellWebhooks, type WebhooksRoom } from './webhooks/index'
import { wordFiles, wordsByIds, wordsToTranslate, wordTranslations } from './words/index'

/** What every room works with, and many with nothing more. */
type PlainRoom = ConversationsRoom

const mediaRoom = (room: PlainRoom, { ports, settings }: Materials): MediaRoom => ({
  ...room,
  store: ports.files,
  uses: [portraitFiles, conversationFiles, listFiles, songFiles(room.clock), wordFiles],
  quotas: settings.fileQuotas,
  semaphore: semaphore(workLimits.decoding),
})

const voicesRoom = (media: MediaRoom, { database, ports, log }: Materials): VoicesRoom => ({
  database,
  services: ports.speakers,
  onFailure: error => log.error(error, 'a line was not spoken'),
  semaphore: semaphore(workLimits.speaking),
  mayChangeLine,
  isWord: async (queries, id) => (await wordsByIds(queries, [id])).size > 0,
  isLyric: async (queries, id) => (await takenLyricIds(queries, [id])).length > 0,
  ...spokenFiles(media),
})

/** A play belongs to the day on which it was stored. */
const countStored: PlaysRoom['onStored'] = (transaction, { user, day, language }) =>
  recountDays(transaction, user, day === null ? [] : [{ day, language }])

/** What can be played, as the room of each kind says. */
const playableThings = ({ clock }: PlainRoom): PlayableThings => ({
  conversation: playedConversations,
  pronunciationList: playedLists,
  song: playedSongs(clock),
})

/** What happens when an assignment is done: it is paid, and told to the programs of its class. */
function completions(room: PlainRoom, tell: TellWebhooks) {
  const { earnedBy, onCompleted } = cardsOfAssignments(room)
  const told: AssignmentsRoom['onCompleted'][number] = (transaction, completion) => {
    const { assignment, class: of, student, onTime } = completion
    return tell(transaction, { event: 'assignment-done', assignment, class: of, student, onTime })
  }
  return { earnedBy, onCompleted: [...onCompleted, told] }
}

/** A class with what is played in it and bought in it. */
function schoolRooms(
  room: PlainRoom,
  mails: AccountsRoom['mails'],
  { settings, languages }: Materials,
) {
  const things = playableThings(room)
  const tell = tellWebhooks(room)
  const assignments: AssignmentsRoom = {
    ...room,
    things,
    ...completions(room, tell),
    onVerified: (transaction, played) => tell(transaction, { event: 'play-verified', ...played }),
    onMarked: noteScores(room),
    courseStands: slipStateOf,
    wordsIn: language => wordsIn(languages, language),
  }
  const classes: ClassesRoom = {
    ...room,
    publicUrl: settings.publicUrl,
    tries: countCodeTries(room.clock, settings.schoolNetworks),
    mails,
    teacherRule: settings.teachers,
    wordsIn: assignments.wordsIn,
    // A shop bears the id of its class (0014-shop.sql).
    parts: {
      ...assignmentsForClasses(assignments),
      shopOf: (_database, id) => Promise.resolve(id),
    },
    copies: { assignments: copyAssignments(assignments), rewards: copyShop(room) },
    onJoined: (transaction, pair) => tell(transaction, { event: 'student-joined', ...pair }),
    beforeOwnerChanges: handOverCards(room),
    onTeacherGone: forgetKeeper,
    beforeClassGoes: [requireNoPupils, giveBackInClass(room), endHallsOfClass, endPairsOfClass],
    beforeStudentGoes: requireNoHome,
  }
  const shop: ShopRoom = {
    ...room,
    schoolDomains: settings.storeEmailDomains,
    onBought: (transaction, bought) => tell(transaction, { event: 'reward-bought', ...bought }),
    voucherOf,
  }
  const plays: PlaysRoom = {
    ...room,
    things,
    assignments: assignmentsForPlays(assignments),
    requireMaySpeak,
    onBegun: noteBegun(room),
    onPlayed: learnFromPlay,
    onSung: learnFromSong,
    onStored: countStored,
  }
  const courses: CoursesRoom = { ...room, wordsIn: assignments.wordsIn }
  const days: DaysRoom = { ...room, dueSoon: dueSoon(assignments) }
  return { assignments, classes, shop, plays, courses, days }
}

const liveRoom = (
  room: PlainRoom,
  plays: PlaysRoom,
  { settings, log, languages }: Materials,
): LiveRoom =>
  newLiveRoom({
    ...room,
    publicUrl: settings.publicUrl,
    schoolNetworks: settings.schoolNetworks,
    things: plays.things,
    assignedIn,
    requireMaySpeak,
    assignmentsToMeet: played => assignmentsToMeet(room.database, played),
    titleOfAssignment: id => titleOfAssignment(room.database, id),
    storePlay: storePlay(plays),
    playByKey: (user, key) => playByKey(room.database, user, key),
    wordsIn: language => wordsIn(languages, language),
    onError: error => log.error(error, 'a game of several people was not kept up'),
  })

const reportsRoom = (room: PlainRoom, { settings }: Materials): ReportsRoom => ({
  ...room,
  publicUrl: settings.publicUrl,
  things: {
    conversation: reportedConversations,
    pronunciationList: reportedLists,
    playlist: reportedPlaylists,
    course: reportedCourses,
    song: reportedSongs(room),
  },
})

const sitemapRoom = ({ database, settings: { publicUrl } }: Materials): SitemapRoom => ({
  database,
  publicUrl,
  findable: {
    conversations: findableConversations,
    playlists: findablePlaylists,
    courses: findableCourses,
    lists: findableLists,
    songs: findableSongs,
  },
  languages: spokenLanguages,
})

const translationRoom = (
  room: PlainRoom,
  songs: SongsRoom,
  { ports, log }: Materials,
): TranslationRoom => ({
  ...room,
  translator: ports.translator,
  memories: [lyricTranslations, lineTranslations, wordTranslations],
  places: [lyricsToTranslate(songs), wordsToTranslate(room, wordsOfSong)],
  onError: error => log.error(error, 'some texts were not translated'),
})

/** The rooms, each with what it asks of its neighbours; those that ask nothing share `plain`. */
export function houseRooms(materials: Materials) {
  const { database, ports } = materials
  const plain: PlainRoom = { database, clock: ports.clock, random: ports.random }
  const media = mediaRoom(plain, materials)
  const songs: SongsRoom = plain
  const learn: LearnRoom = { ...plain, onAnswered: recountDays }
  const accounts = accountsRoom(materials, media)
  const school = schoolRooms(plain, accounts.mails, materials)
  const pupils: PupilsRoom = {
    ...plain,
    accounts,
    cardKey: keyFor(materials.serverKey, 'card'),
    ownAccountAge: materials.settings.ownAccountAge,
    classOfCode: (code, address) => classOfTypedCode(school.classes, code, address),
  }
  return {
    plain,
    media,
    songs,
    proposed: proposedCounts(),
    learn,
    ...school,
    live: liveRoom(plain, school.plays, materials),
    voices: voicesRoom(media, materials),
    accounts,
    pupils,
    school: schoolRoom(
      { ...plain, facts: schoolFacts(materials.settings) },
      { accounts, pupils, classes: school.classes },
    ),
    lti: ltiRoom(plain, { ...school, accounts }, materials),
    devices: { ...plain, accounts, cardKey: pupils.cardKey } satisfies DevicesRoom,
    webhooks: {
      ...plain,
      accounts,
      secretKey: keyFor(materials.serverKey, 'webhook'),
    } satisfies WebhooksRoom,
    rosters: {
      ...plain,
      ...rosteredPupils(plain),
      onTeacherGone: forgetKeeper,
      teacherRule: materials.settings.teachers,
      semaphore: semaphore(workLimits.reading),
    } satisfies RostersRoom,
    reports: reportsRoom(plain, materials),
    sitemap: sitemapRoom(materials),
    translation: translationRoom(plain, songs, materials),
  }
}

export type Rooms = ReturnType<typeof houseRooms>
