import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import type { Condition } from '../database/condition'
import type { Database } from '../database/connect'
import type { Networks } from '../networks'
import { logAnswers } from './answer-log'
import { sharedCounts } from './call-counts'
import { addDocs } from './docs/add-docs'
import { errorAnswers } from './error-answers'
import { addMediaFiles, type FindFile } from './files/media-files'
import { addStaticFiles } from './files/static-files'
import type { EveryHandler, Identify } from './handlers'
import { addHealth } from './health'
import { addLanguageChoice } from './languages/choose-language-route'
import type { PageLanguages } from './languages/page-languages'
import { letConnectionsGo } from './let-connections-go'
import { limitConcurrency } from './limit-concurrency'
import { bodyLimit, type CallsPerMinute, requestTimeout } from './limits'
import { addManifest } from './offline/manifest'
import { addWorkerFile } from './offline/worker-file'
import { addPages } from './pages'
import { addCalls } from './routes'
import { lazySerializers } from './schemas/serializers'
import { addSecurityHeaders, type FramePolicy } from './security-headers'
import { letProgramsIn } from './token-calls'
import { answerUnreadable } from './unreadable-requests'
import { addMetrics, type Measured } from './watching/metrics'
import { countRefusal, type Tally } from './watching/tally'
import { traceRequests } from './watching/trace-requests'
import { tellPositions } from './written/written-lately'

/** What a process has of its keeper. */
export interface Kept {
  /** Whether it retires: whoever is connected is told to come again, to another one. */
  isRetiring(): boolean
  /** Shares its metrics with the others of this machine; answers how those of all are asked for. */
  shareMetrics(own: Registry): () => Promise<string>
}

/** What the HTTP server serves; everything is handed in by the house. */
export interface Served {
  handlers: EveryHandler
  identify: Identify
  /** What is drawn (`/art/…`) and what is kept (`/media/…`), as the room of both hands it in. */
  media: { addArt(app: FastifyInstance): void; find: FindFile }
  /** What search engines and chats ask for (`/robots.txt`, `/sitemap.xml`, previews), so often a minute at most. */
  addFindable(app: FastifyInstance, callsPerMinute: number): void
  /** What learning platforms and browsers that come from them ask for (`/lti/…`), so often a minute at most. */
  addLti(app: FastifyInstance, callsPerMinute: number): void
  /** Whose pages may show the page of an address in a frame. */
  framePolicy(address: string): Promise<FramePolicy>
  /** The sockets of games, and what is measured of them. */
  addSockets(app: FastifyInstance, callsPerMinute: number): Promise<void>
  halls: Measured['halls']
  proposed: Measured['proposed']
  condition: () => Promise<Condition>
  languages: PageLanguages
  folders: { web: string; audio: string; kept: string }
  publicUrl: string
  /** Whether pages may work without a connection, and what of this site they then say. */
  offline: { isOffered: boolean; told: unknown }
  callsPerMinute: CallsPerMinute
  /** Where calls that are few and dear are counted for several processes together; in memory unless told. */
  countedIn?: Database | undefined
  /** How far its log is, and what may be read of replicas. */
  written: Pick<Database, 'byKey' | 'replicas'>
  mostAtOnce: number
  schoolNetworks: Networks
  trustedProxies: Networks
  /** What is counted for whoever watches, and which version counts. */
  tally: Tally
  version: string
  pool: Measured['pool']
  lanes: Measured['lanes']
  metricsNetworks: Networks
  /** Whether requests are traced. */
  isTraced: boolean
  kept?: Kept | undefined
  logger: FastifyBaseLogger
}

/** Built files are compressed already; this is for pages and answers, at a level that costs little. */
async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // In bytes; at once, not as a stream: a kept page costs 1.7 ms of the processor then instead of 4.3.
    syncThreshold: 256 * 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}

/** Only who is refused needs to know of it (429, Retry-After). */
const noLimitHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

/** Limits of calls (security.md#limits-of-calls), for routes that ask for one. */
async function addLimits(
  app: FastifyInstance,
  { countedIn, schoolNetworks }: Pick<Served, 'countedIn' | 'schoolNetworks'>,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ...(countedIn ? { store: sharedCounts(countedIn) } : {}),
    addHeaders: noLimitHeaders,
    addHeadersOnExceeding: noLimitHeaders,
    // Thousands of pupils may share one address; what protects an account holds for them too.
    allowList: request => schoolNetworks.has(request.ip),
  })
}

/** Fastify as we use it: what a request may be, what is logged of it, how answers are written. */
const newApp = (served: Served, answerError: ReturnType<typeof errorAnswers>) =>
  Fastify({
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
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
  })

/** The whole HTTP server, not yet listening. */
export async function makeHttpServer(served: Served): Promise<FastifyInstance> {
  const { languages } = served
  const answerError = errorAnswers(languages, code => countRefusal(served.tally, code))
  const app: FastifyInstance = newApp(served, answerError)
  // The contract's shapes check what comes in; the schemas beside the routes describe and serialize.
  app.setValidatorCompiler(() => () => true)
  if (served.isTraced) traceRequests(app, { frontServers: served.trustedProxies })
  logAnswers(app)
  letConnectionsGo(app, served.kept?.isRetiring)
  limitConcurrency(app, served.mostAtOnce, languages)
  app.setErrorHandler(answerError)
  // Fastify reads plain text too, which pages of other sites may send without asking.
  app.removeContentTypeParser('text/plain')
  await addSecurityHeaders(app, served.publicUrl)
  await addCompression(app)
  await addLimits(app, served)
  // Before all routes: from here on each of them takes no socket but those that say so.
  await served.addSockets(app, served.callsPerMinute.reads)
  const isSecure = served.publicUrl.startsWith('https:')
  addMetrics(app, {
    pool: served.pool,
    lanes: served.lanes,
    replicas: served.written.replicas,
    halls: served.halls,
    proposed: served.proposed,
    tally: served.tally,
    version: served.version,
    readers: served.metricsNetworks,
    share: served.kept?.shareMetrics,
    trustsProxies: served.trustedProxies.ranges.length > 0,
  })
  await app.register(async calls => {
    const { handlers, callsPerMinute, identify } = served
    // What a call answers may be about somebody: no browser and no server between keeps it, refusals neither; a call that
    // answers everybody alike says so (`keptFor`).
    calls.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    letProgramsIn(calls)
    tellPositions(calls, served.written, isSecure)
    addCalls(calls, handlers, callsPerMinute, identify, languages)
  })
  addDocs(app, served.publicUrl)
  addHealth(app, served.condition)
  served.media.addArt(app)
  served.addFindable(app, served.callsPerMinute.searches)
  served.addLti(app, served.callsPerMinute.reads)
  addMediaFiles(app, served.media.find, served.identify)
  await addStaticFiles(app, served.folders)
  addManifest(app, languages)
  addWorkerFile(app, { languages, web: served.folders.web, ...served.offline })
  addLanguageChoice(app, languages, isSecure, served.callsPerMinute.reads)
  addPages(app, languages, {
    publicUrl: served.publicUrl,
    isSecure,
    hasReplicas: served.written.replicas.areSet,
    framePolicy: address => served.framePolicy(address),
  })
  return app
}
