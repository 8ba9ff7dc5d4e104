import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import { contract } from '@duologue/contract/contract'
import type { Endpoint } from '@duologue/contract/endpoint'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { accountsHandlers } from '../accounts/index'
import type { assignmentsHandlers } from '../assignments/index'
import type { classesHandlers } from '../classes/index'
import type { conversationsHandlers } from '../conversations/index'
import type { Condition } from '../database/condition'
import type { learnHandlers } from '../learn/index'
import type { lyricsHandlers } from '../lyrics/index'
import { addArt, type MediaRoom, type mediaHandlers } from '../media/index'
import type { Networks } from '../networks'
import type { playlistsHandlers } from '../playlists/index'
import type { playsHandlers } from '../plays/index'
import type { pronunciationHandlers } from '../pronunciation/index'
import type { reportsHandlers } from '../reports/index'
import type { shopHandlers } from '../shop/index'
import type { siteHandlers } from '../site/index'
import type { songsHandlers } from '../songs/index'
import type { translationHandlers } from '../translation/index'
import type { videosHandlers } from '../videos/index'
import type { voicesHandlers } from '../voices/index'
import type { wordsHandlers } from '../words/index'
import { logAnswers } from './answer-log'
import { addDocs, describeCalls } from './docs'
import { answerError } from './error-answers'
import type { Handlers, Identify } from './handlers'
import { addHealth } from './health'
import { letConnectionsGo } from './let-connections-go'
import { bodyLimit, type CallsPerMinute, requestTimeout } from './limits'
import { addMediaFiles } from './media-files'
import { addMetrics, type Measured } from './metrics'
import { addPages, type PageRenderer } from './pages'
import { refuseTooMany } from './refuse-too-many'
import { addRoutes } from './routes'
import { addSecurityHeaders } from './security-headers'
import { addStaticFiles } from './static-files'
import { answerUnreadable } from './unreadable-requests'

/** What the HTTP server serves; everything is handed in by the house. */
export interface Served {
  handlers: {
    accounts: ReturnType<typeof accountsHandlers>
    assignments: ReturnType<typeof assignmentsHandlers>
    classes: ReturnType<typeof classesHandlers>
    conversations: ReturnType<typeof conversationsHandlers>
    learn: ReturnType<typeof learnHandlers>
    media: ReturnType<typeof mediaHandlers>
    lyrics: ReturnType<typeof lyricsHandlers>
    playlists: ReturnType<typeof playlistsHandlers>
    plays: ReturnType<typeof playsHandlers>
    pronunciation: ReturnType<typeof pronunciationHandlers>
    reports: ReturnType<typeof reportsHandlers>
    shop: ReturnType<typeof shopHandlers>
    site: ReturnType<typeof siteHandlers>
    songs: ReturnType<typeof songsHandlers>
    translation: ReturnType<typeof translationHandlers>
    videos: ReturnType<typeof videosHandlers>
    voices: ReturnType<typeof voicesHandlers>
    words: ReturnType<typeof wordsHandlers>
  }
  identify: Identify
  media: MediaRoom
  condition: () => Promise<Condition>
  renderer: PageRenderer
  folders: { web: string; audio: string }
  publicUrl: string
  callsPerMinute: CallsPerMinute
  mostAtOnce: number
  schoolNetworks: Networks
  trustedProxies: Networks
  pool: Measured['pool']
  metricsNetworks: Networks
  logger: FastifyBaseLogger
}

/** The whole HTTP server, not yet listening. */
export async function makeHttpServer(served: Served): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: served.logger,
    genReqId: () => randomUUID(),
    bodyLimit,
    requestTimeout,
    trustProxy: [...served.trustedProxies.ranges],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Lines about requests are written by hand where they help: the defaults carry addresses of people.
    logController: new LogController({ disableRequestLogging: true }),
    // What arrives on open connections while we stop is still answered, then its connection is closed.
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  })
  // The contract's shapes check what comes in; the schemas beside the routes describe and serialize.
  app.setValidatorCompiler(() => () => true)
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  logAnswers(app)
  letConnectionsGo(app)
  refuseTooMany(app, served.mostAtOnce)
  app.setErrorHandler(answerError)
  // Fastify reads plain text too, which pages of other sites may send without asking.
  app.removeContentTypeParser('text/plain')
  await addSecurityHeaders(app, served.publicUrl)
  // Built files are compressed already; this is for pages and answers, at a level that costs little.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(rateLimit, {
    global: false,
    // Only who is refused needs to know of it (429, Retry-After).
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    // Thousands of pupils may share one address (security.md#limits-of-calls); what protects an account holds for them
    // too.
    allowList: request => served.schoolNetworks.has(request.ip),
  })
  await describeCalls(app, served.publicUrl)
  addMetrics(app, {
    pool: served.pool,
    readers: served.metricsNetworks,
    trustsProxies: served.trustedProxies.ranges.length > 0,
  })
  await app.register(async calls => {
    const { handlers, callsPerMinute, identify } = served
    // What a call answers may be about somebody: no browser and no server between keeps it, refusals neither.
    calls.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    const add = <Room extends Record<string, Endpoint>>(
      name: string,
      room: Room,
      answers: Handlers<Room>,
    ) => addRoutes(calls, name, room, answers, callsPerMinute, identify)
    add('accounts', contract.accounts, handlers.accounts)
    add('assignments', contract.assignments, handlers.assignments)
    add('classes', contract.classes, handlers.classes)
    add('conversations', contract.conversations, handlers.conversations)
    add('learn', contract.learn, handlers.learn)
    add('media', contract.media, handlers.media)
    add('lyrics', contract.lyrics, handlers.lyrics)
    add('playlists', contract.playlists, handlers.playlists)
    add('plays', contract.plays, handlers.plays)
    add('pronunciation', contract.pronunciation, handlers.pronunciation)
    add('reports', contract.reports, handlers.reports)
    add('shop', contract.shop, handlers.shop)
    add('site', contract.site, handlers.site)
    add('songs', contract.songs, handlers.songs)
    add('translation', contract.translation, handlers.translation)
    add('videos', contract.videos, handlers.videos)
    add('voices', contract.voices, handlers.voices)
    add('words', contract.words, handlers.words)
  })
  addDocs(app)
  addHealth(app, served.condition)
  addArt(app)
  addMediaFiles(app, served.media, served.identify)
  await addStaticFiles(app, served.folders)
  addPages(app, served.renderer, served.publicUrl)
  return app
}
