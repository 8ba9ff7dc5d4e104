import { accountsHandlers } from './accounts/index'
import { assignmentsHandlers } from './assignments/index'
import { classesHandlers } from './classes/index'
import { conversationsHandlers } from './conversations/index'
import { coursesHandlers } from './courses/index'
import { daysHandlers } from './days/index'
import { devicesHandlers } from './devices/index'
import type { Materials } from './house-materials'
import type { Rooms } from './house-rooms'
import type { EveryHandler } from './http/handlers'
import { learnHandlers } from './learn/index'
import { liveHandlers } from './live/index'
import { ltiHandlers } from './lti/index'
import { mediaHandlers, ownFiles } from './media/index'
import { placementHandlers } from './placement/index'
import { playlistsHandlers } from './playlists/index'
import { playsHandlers } from './plays/index'
import { pronunciationHandlers } from './pronunciation/index'
import { pupilsHandlers } from './pupils/index'
import { reportsHandlers } from './reports/index'
import { rostersHandlers } from './rosters/index'
import { savedHandlers } from './saved/index'
import { schoolHandlers } from './school/index'
import { semaphore, workLimits } from './semaphore'
import { shopHandlers } from './shop/index'
import { siteHandlers } from './site/index'
import { songsHandlers } from './songs/index'
import { translateWith, translationHandlers } from './translation/index'
import { videosHandlers } from './videos/index'
import { voicesHandlers } from './voices/index'
import { webhooksHandlers } from './webhooks/index'
import { ranksByWord, readTexts, wordsHandlers } from './words/index'

/** Every room's answers to its calls. */
export const houseHandlers = (
  rooms: Rooms,
  { database, ports, settings, log, languages }: Materials,
): EveryHandler => ({
  accounts: accountsHandlers(rooms.accounts),
  assignments: assignmentsHandlers(rooms.assignments),
  classes: classesHandlers(rooms.classes),
  conversations: conversationsHandlers({
    ...rooms.plain,
    filesOf: (addresses, user) => ownFiles(database, addresses, user),
    pinyinOf: texts => readTexts(rooms.plain, texts),
    ranksOf: (language, texts) => ranksByWord(database, language, texts),
    drafts: {
      service: ports.drafts,
      isForStudents: settings.drafts?.forStudents === true,
      semaphore: semaphore(workLimits.drafting),
      onFailure: error => log.error(error, 'lines were not drafted'),
    },
  }),
  courses: coursesHandlers(rooms.courses),
  days: daysHandlers(rooms.days),
  devices: devicesHandlers(rooms.devices),
  learn: learnHandlers(rooms.learn),
  live: liveHandlers(rooms.live),
  lti: ltiHandlers(rooms.lti),
  media: mediaHandlers(rooms.media),
  placement: placementHandlers(rooms.plain),
  playlists: playlistsHandlers(rooms.plain),
  plays: playsHandlers(rooms.plays),
  pronunciation: pronunciationHandlers(rooms.plain),
  pupils: pupilsHandlers(rooms.pupils),
  rosters: rostersHandlers(rooms.rosters),
  reports: reportsHandlers(rooms.reports),
  saved: savedHandlers(rooms.plain),
  school: schoolHandlers(rooms.school),
  shop: shopHandlers(rooms.shop),
  site: siteHandlers({
    facts: settings.site,
    identity: ports.identity,
    schoolLogins: ports.schoolLogins,
    languages: () => languages.offered(),
  }),
  songs: songsHandlers({
    ...rooms.songs,
    translate: translateWith(rooms.translation),
    proposed: rooms.proposed,
  }),
  translation: translationHandlers(rooms.translation),
  videos: videosHandlers({
    videos: ports.videos,
    onUnavailable: error => log.error(error, 'a video was not looked up'),
  }),
  voices: voicesHandlers(rooms.voices),
  webhooks: webhooksHandlers(rooms.webhooks),
  words: wordsHandlers(rooms.plain),
})
