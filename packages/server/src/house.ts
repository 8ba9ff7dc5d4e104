import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { approveTeachers, identify } from './accounts/index'
import { everybodyTeaching } from './classes/index'
import {
  bringInCourses,
  bringInLists,
  bringInPlaylists,
  bringInSamples,
  bringInSongs,
} from './content/index'
import type { Context, House } from './context'
import { connectDatabase, type Database } from './database/connect'
import { leasesOf } from './database/leases'
import { allMigrations } from './database/migrations/all-migrations'
import { migrate } from './database/migrations/migrate'
import { openServerKey } from './database/server-key/server-key'
import type { FindableTold } from './findable'
import { houseHandlers } from './house-handlers'
import type { Materials } from './house-materials'
import { housePorts, startTraces, type Traces } from './house-ports'
import { houseRooms, type Rooms } from './house-rooms'
import { houseWorks } from './house-works'
import { storingBuild } from './http/files/kept-builds'
import { makeHttpServer, type Served } from './http/http-server'
import { languageWanted } from './http/languages/language-wanted'
import { pageLanguages } from './http/languages/page-languages'
import { callsOfProcess, callsPerMinute, mostAtOnce } from './http/limits'
import { newTally, noteRound } from './http/watching/tally'
import { addHallSockets, HallSockets } from './live/index'
import { addLtiPages, framePolicies } from './lti/index'
import { addArt, addPreviews, findMedia } from './media/index'
import { faultOfBucket } from './outside/files/s3-files'
import { startRepeatedWork } from './repeated-work'
import { logOn, serverLogger } from './server-log'
import { type Settings, WrongSetting } from './settings'
import { addSitemap } from './site/index'
import { spokenHere } from './spoken-here'
import { webhookSender } from './webhooks/index'

const longestPause = 500

/** Brings a database to where this program is, and sees that it goes with the server key. */
async function makeReady(database: Database, settings: Settings, { isNewKey }: Context) {
  await migrate(database.pool, allMigrations)
  return openServerKey(database, settings, isNewKey)
}

/** A bucket that refuses us would refuse every upload; one that is away comes back. */
async function requireBucket({ s3 }: Settings): Promise<void> {
  const fault = s3 && (await faultOfBucket(s3))
  if (fault) throw new WrongSetting(fault)
}

/**
 * Brings in what comes with the product. Where the school approves teachers, whoever teaches a class already is one of them
 * (accounts.md#approved-teachers).
 */
async function beginWith({ plain, songs, accounts }: Rooms, folder: string): Promise<void> {
  await bringInSamples(plain, folder)
  await bringInPlaylists(plain, folder)
  await bringInLists(plain, folder)
  await bringInCourses(plain, folder)
  await bringInSongs(songs, folder)
  if (accounts.teacherRule === 'approved')
    await approveTeachers(plain.database, await everybodyTeaching(plain.database))
}

/** What is told of the conversation, playlist, course or list with this id, where everybody may find it. */
async function toldOf({ sitemap }: Rooms, id: string): Promise<FindableTold | undefined> {
  for (const things of Object.values(sitemap.findable)) {
    const told = await things.told(sitemap.database, id)
    if (told) return told
  }
  return undefined
}

function socketsOfHalls({ live, accounts }: Rooms, { settings }: Materials) {
  const sockets = new HallSockets(live, identify(accounts))
  return {
    halls: () => sockets.figures(),
    addSockets: (app: FastifyInstance, callsPerMinute: number) =>
      addHallSockets(app, sockets, { publicUrl: settings.publicUrl, callsPerMinute }),
  }
}

/** What the rooms have for the HTTP server. */
const servedByRooms = (
  rooms: Rooms,
  materials: Materials,
): Pick<
  Served,
  | 'handlers'
  | 'tally'
  | 'version'
  | 'identify'
  | 'media'
  | 'addFindable'
  | 'addLti'
  | 'framePolicy'
  | 'addSockets'
  | 'halls'
  | 'proposed'
  | 'offline'
> => ({
  handlers: houseHandlers(rooms, materials),
  tally: materials.tally,
  version: materials.settings.site.version,
  identify: identify(rooms.accounts),
  ...socketsOfHalls(rooms, materials),
  proposed: rooms.proposed.figures,
  offline: {
    isOffered: materials.settings.isOffline,
    told: [materials.settings.publicUrl, materials.settings.site],
  },
  media: { addArt, find: (...asked) => findMedia(rooms.media, ...asked) },
  framePolicy: framePolicies(rooms.lti),
  addLti: (app, callsPerMinute) =>
    addLtiPages(
      app,
      {
        ...rooms.lti,
        languageFor: request => languageWanted(request, materials.languages.offered()),
      },
      callsPerMinute,
    ),
  addFindable(app, callsPerMinute) {
    addSitemap(app, rooms.sitemap, callsPerMinute)
    addPreviews(app, callsPerMinute, id => toldOf(rooms, id))
  },
})

/** What is done again and again: by one process of all on the database, and what each does on its own disk. */
function startWorks(
  rooms: Rooms,
  { database, ports, log, tally }: Materials,
  builds: { web: string; kept: string },
) {
  const works = startRepeatedWork(
    houseWorks(rooms),
    leasesOf(database, randomUUID()),
    log,
    (name, endedAt) => noteRound(tally, name, endedAt),
  )
  const sending = webhookSender({
    ...rooms.webhooks,
    ask: ports.outside,
    log,
    counts: tally.webhooks,
  })
  const keeping = storingBuild(builds, error =>
    log.error(error, 'built files are not kept for pages that a release finds open'),
  )
  return {
    async stop() {
      await Promise.all([keeping.stop(), works.stop(), sending.stop()])
    },
  }
}

/** Finishes what was accepted, then lets go of the database. */
async function close(
  { voices, accounts }: Rooms,
  {
    app,
    works,
    database,
    traces,
  }: Pick<House, 'app' | 'database'> & { works: ReturnType<typeof startWorks>; traces: Traces },
): Promise<void> {
  await app.close()
  await works.stop()
  await Promise.all(voices.services.map(service => service.close()))
  await accounts.background.settled()
  await accounts.mails.stop()
  await database.close()
  await traces.stop()
}

/** The languages that are built, offered, and spoken by this Node. */
const languagesOf = ({ languages }: Settings, { renderer, otherLanguages }: Context) =>
  pageLanguages(renderer, otherLanguages, spokenHere(languages))

/** Builds the product on its settings: database, samples, calls and pages; it does not listen yet. */
export async function buildHouse(settings: Settings, context: Context): Promise<House> {
  const { folders } = context
  const kept = join(settings.dataDir, 'builds')
  const logger = serverLogger(settings.logLevel, context.logTo)
  const log = logOn(logger)
  await requireBucket(settings)
  const traces = await startTraces(settings, log)
  const database = await connectDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    replicas: settings.databaseReplicas,
    processes: settings.processes,
    isChecked: context.kept !== undefined,
    log,
  })
  try {
    const materials: Materials = {
      settings,
      database,
      serverKey: await makeReady(database, settings, context),
      ports: housePorts(settings, context, log),
      log,
      tally: newTally(),
      languages: languagesOf(settings, context),
      longestPause: context.longestPause ?? longestPause,
    }
    const rooms = houseRooms(materials)
    await beginWith(rooms, folders.content)
    const app = await makeHttpServer({
      ...servedByRooms(rooms, materials),
      condition: () => database.condition(),
      languages: materials.languages,
      folders: { web: folders.web, audio: `${folders.content}/audio`, kept },
      publicUrl: settings.publicUrl,
      callsPerMinute: callsOfProcess(context.callsPerMinute ?? callsPerMinute, settings.processes),
      written: database,
      countedIn: settings.processes > 1 ? database : undefined,
      mostAtOnce: context.mostAtOnce ?? mostAtOnce,
      schoolNetworks: settings.schoolNetworks,
      trustedProxies: settings.trustedProxies,
      pool: database.pool,
      lanes: database.lanes,
      metricsNetworks: settings.metricsNetworks,
      isTraced: traces.isOn,
      kept: context.kept,
      logger,
    })
    const works = startWorks(rooms, materials, { web: folders.web, kept })
    return { app, database, close: () => close(rooms, { app, works, database, traces }) }
  } catch (error) {
    await database.close()
    throw error
  }
}
