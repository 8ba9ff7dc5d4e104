import {
  type AccountsRoom,
  accountsHandlers,
  background,
  identify,
  keepForgetting,
  passwordHashes,
  portraitFiles,
} from './accounts/index'
import {
  type AssignmentsRoom,
  assignmentsForClasses,
  assignmentsForPlays,
  assignmentsHandlers,
} from './assignments/index'
import {
  type ClassesRoom,
  classesHandlers,
  classesInExport,
  classesOf,
  keepTeacher,
  refuseType,
} from './classes/index'
import { bringInLists, bringInPlaylists, bringInSamples, bringInSongs } from './content/index'
import {
  type ConversationsRoom,
  conversationFiles,
  conversationsHandlers,
  conversationsOf,
  forgetDrafts,
  keepAddingUp,
  keepReading,
  lineTranslations,
  mayChangeLine,
  reportedConversations,
} from './conversations/index'
import { connectDatabase } from './database/connect'
import { allMigrations } from './database/migrations/all-migrations'
import { migrate } from './database/migrations/migrate'
import type { Ground, House } from './ground'
import { makeHttpServer } from './http/http-server'
import { callsPerMinute, mostAtOnce } from './http/limits'
import { inTurn, turns } from './in-turn'
import { learnFromPlay, learnHandlers, learnOf } from './learn/index'
import { lyricsHandlers } from './lyrics/index'
import {
  addArt,
  findMedia,
  forgetFilesOf,
  forgetPortrait,
  isOwnPortrait,
  keepSweeping,
  type MediaRoom,
  mediaHandlers,
  ownFiles,
  spokenFiles,
} from './media/index'
import { machineClock } from './outside/clock/clock'
import { diskFiles } from './outside/files/disk-files'
import { configuredIdentity } from './outside/identity/configured-identity'
import { configuredMail } from './outside/mail/configured-mail'
import { mailQueue } from './outside/mail/mail-queue'
import { machineRandom } from './outside/random/random'
import { configuredTranslator } from './outside/translation/configured-translator'
import { configuredVideos } from './outside/videos/configured-videos'
import { configuredVoices } from './outside/voices/configured-voices'
import {
  playlistNamesOf,
  playlistsHandlers,
  playlistsOf,
  reportedPlaylists,
} from './playlists/index'
import { forgetPlayer, playsHandlers, playsOf } from './plays/index'
import {
  forgetListDrafts,
  listFiles,
  pronunciationHandlers,
  pronunciationOf,
  reportedLists,
} from './pronunciation/index'
import {
  forgetOwnPages,
  keepForgettingReports,
  type ReportsRoom,
  reportsHandlers,
  reportsOf,
} from './reports/index'
import { logOn, serverLogger } from './server-log'
import type { Settings } from './settings'
import {
  allCards,
  cardsOfAssignments,
  giveBackInClass,
  type ShopRoom,
  settleUser,
  shopHandlers,
  shopOf,
} from './shop/index'
import { siteHandlers } from './site/index'
import {
  keepForgettingHistory,
  lyricsToTranslate,
  lyricTranslations,
  reportedSongs,
  type SongsRoom,
  saveProgress,
  songFiles,
  songsHandlers,
  wordsOfSong,
} from './songs/index'
import {
  keepTranslating,
  type TranslationRoom,
  translateWith,
  translationHandlers,
} from './translation/index'
import { videosHandlers } from './videos/index'
import { type VoicesRoom, voicesHandlers } from './voices/index'
import {
  readTexts,
  wordFiles,
  wordsByIds,
  wordsHandlers,
  wordsToTranslate,
  wordTranslations,
} from './words/index'

const longestPause = 500

/** Builds the product on its settings: database, samples, calls and pages; it does not listen yet. */
export async function buildHouse(settings: Settings, ground: Ground): Promise<House> {
  const { clock = machineClock, random = machineRandom, folders, renderer } = ground
  const logger = serverLogger(settings.logLevel, ground.logTo)
  const log = logOn(logger)
  const database = await connectDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    log,
  })
  try {
    await migrate(database.pool, allMigrations)
    const room: ConversationsRoom = { database, clock, random }
    const { dataDir, publicUrl } = settings
    const port = configuredMail(settings, { log, clock, random })
    const identity = configuredIdentity(settings.google, { publicUrl, clock, log })
    const media: MediaRoom = {
      ...room,
      store: ground.files ?? diskFiles(`${dataDir}/media`),
      uses: [portraitFiles, conversationFiles, listFiles, songFiles, wordFiles],
      quotas: settings.fileQuotas,
      inTurn: inTurn(turns.decoding),
    }
    const voices: VoicesRoom = {
      database,
      services: ground.voices ?? configuredVoices(settings.speech),
      onFailure: error => log.error(error, 'a line was not spoken'),
      inTurn: inTurn(turns.speaking),
      mayChangeLine,
      isWord: async (queries, id) => (await wordsByIds(queries, [id])).size > 0,
      ...spokenFiles(media),
    }
    const accounts: AccountsRoom = {
      ...room,
      hashes: passwordHashes(turns.hashing),
      mails: mailQueue(port, { log }),
      identity,
      background: background(random, ground.longestPause ?? longestPause, error =>
        log.error(error, 'work behind an answer failed'),
      ),
      publicUrl,
      beforeUserGoes: [
        keepTeacher,
        settleUser(room),
        forgetDrafts,
        forgetListDrafts,
        forgetPlayer,
        forgetFilesOf(media),
        forgetOwnPages,
      ],
      beforeTypeChanges: refuseType,
      isOwnPortrait,
      forgetPortrait: forgetPortrait(media),
      classesOf,
      playlistNamesOf,
      currencyOf: allCards,
      exporters: {
        conversations: conversationsOf,
        playlists: playlistsOf,
        plays: playsOf,
        learn: learnOf,
        pronunciation: pronunciationOf,
        classes: classesInExport,
        shop: shopOf,
        reports: reportsOf,
      },
    }
    const assignments: AssignmentsRoom = { ...room, ...cardsOfAssignments(room) }
    const classes: ClassesRoom = {
      ...room,
      publicUrl,
      // A shop bears the id of its class (0014-shop.sql).
      parts: {
        ...assignmentsForClasses(assignments),
        shopOf: (_database, id) => Promise.resolve(id),
      },
      beforeClassGoes: [giveBackInClass(room)],
    }
    const shop: ShopRoom = { ...room, schoolDomains: settings.storeEmailDomains }
    const plays = {
      ...room,
      assignments: assignmentsForPlays(assignments),
      onPlayed: learnFromPlay,
    }
    const songs: SongsRoom = { ...room, saves: saveProgress(clock) }
    const reports: ReportsRoom = {
      ...room,
      publicUrl,
      things: {
        conversation: reportedConversations,
        pronunciationList: reportedLists,
        playlist: reportedPlaylists,
        song: reportedSongs,
      },
    }
    const translation: TranslationRoom = {
      ...room,
      translator: configuredTranslator(settings.translation),
      memories: [lyricTranslations, lineTranslations, wordTranslations],
      places: [lyricsToTranslate(songs), wordsToTranslate(room, wordsOfSong)],
      onError: error => log.error(error, 'some texts were not translated'),
    }
    await bringInSamples(room, folders.content)
    await bringInPlaylists(room, folders.content)
    await bringInLists(room, folders.content)
    await bringInSongs(songs, folders.content)
    const app = await makeHttpServer({
      handlers: {
        accounts: accountsHandlers(accounts),
        assignments: assignmentsHandlers(assignments),
        classes: classesHandlers(classes),
        conversations: conversationsHandlers({
          ...room,
          filesOf: (addresses, user) => ownFiles(database, addresses, user),
          pinyinOf: texts => readTexts(room, texts),
        }),
        learn: learnHandlers(room),
        media: mediaHandlers(media),
        lyrics: lyricsHandlers({ ...songs, translate: translateWith(translation) }),
        playlists: playlistsHandlers(room),
        plays: playsHandlers(plays),
        pronunciation: pronunciationHandlers(room),
        reports: reportsHandlers(reports),
        shop: shopHandlers(shop),
        site: siteHandlers({ facts: settings.site, identity }),
        songs: songsHandlers(songs),
        translation: translationHandlers(translation),
        videos: videosHandlers({
          videos: configuredVideos(settings.youtube, clock),
          onUnavailable: error => log.error(error, 'a video was not looked up'),
        }),
        voices: voicesHandlers(voices),
        words: wordsHandlers(room),
      },
      identify: identify(accounts),
      media: { addArt, find: (...asked) => findMedia(media, ...asked) },
      condition: () => database.condition(),
      renderer,
      folders: { web: folders.web, audio: `${folders.content}/audio` },
      publicUrl: settings.publicUrl,
      callsPerMinute: ground.callsPerMinute ?? callsPerMinute,
      mostAtOnce: ground.mostAtOnce ?? mostAtOnce,
      schoolNetworks: settings.schoolNetworks,
      trustedProxies: settings.trustedProxies,
      pool: database.pool,
      metricsNetworks: settings.metricsNetworks,
      logger,
    })
    const failed = (what: string) => (error: unknown) => log.error(error, what)
    const repeated = [
      keepAddingUp(room, failed('views were not added up')),
      keepReading(room, failed('words were not read')),
      keepSweeping(media, failed('unused files stay')),
      keepForgetting(accounts, failed('old rows stay')),
      keepForgettingHistory(songs, failed('the history of songs stays')),
      keepForgettingReports(room, failed('old reports stay')),
      keepTranslating(translation),
    ]
    const close = async () => {
      await app.close()
      for (const work of repeated) await work.stop()
      await Promise.all(voices.services.map(service => service.close()))
      await accounts.background.settled()
      await accounts.mails.close()
      await database.close()
    }
    return { app, database, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
