import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QueryArrayConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiTokenOf } from './accounts/logins/api-token-store'
import { triesOf } from './accounts/logins/failed-login-store'
import { sessionOf } from './accounts/logins/session-store'
import { userByEmail, usersByEmails, usersByIds } from './accounts/user-store'
import { assignmentById, assignmentsOfClass } from './assignments/assignment-store'
import { classesAround, classesByIds, classOfJoinCode } from './classes/class-store'
import {
  enrolmentOf,
  enrolmentsAmong,
  membersOf,
  membersOfAll,
  placeOf,
  studentCounts,
} from './classes/enrolment-store'
import { classesUsing, isAssignedTo } from './conversations/assigned-conversation-store'
import { findConversation, linesOf, linesOfAll } from './conversations/conversation-store'
import { otherTranslationsOf } from './conversations/lines/line-translation-store'
import { conversationNames } from './conversations/played/played-conversations'
import { findReadableCards, findReadableScenes } from './conversations/readable-conversations'
import { countViews } from './conversations/views/conversation-view-store'
import { findCourse } from './courses/course-store'
import { connectDatabase, type Database } from './database/connect'
import { findDevice } from './devices/device-store'
import { courseOf } from './lti/courses/lti-course-store'
import { personOf } from './lti/people/person-store'
import { linkById } from './lti/placing/placed-store'
import { isDeploymentOn, platformById, platformOf } from './lti/platforms/platform-store'
import { placementOf } from './lti/slips/placement-store'
import { slipStateOf } from './lti/slips/slip-store'
import { fileOf } from './media/file-store'
import { pretendClock } from './outside/clock/pretend-clock'
import { findPlaylist, playlistNamesOf } from './playlists/playlist-store'
import { playMarks } from './plays/class-play-store'
import { latestPlays } from './plays/play-store'
import { ticketOf } from './plays/tickets/ticket-store'
import { findList } from './pronunciation/list-store'
import { claimsOf } from './pupils/claims/claim-store'
import { consentsOf } from './pupils/consent-store'
import { movesOf, movesTo } from './pupils/moving/move-store'
import { pupilOf, pupilOfCardName, pupilOfScan, pupilsOfClasses } from './pupils/pupil-store'
import { isSongSavedBy, songsSavedBy } from './saved/saved-song-store'
import { isSavedBy, savedBy } from './saved/saved-store'
import { allCards, cardsOfAll, earnedBy } from './shop/cards/card-store'
import { activeItems } from './shop/purchases/item-store'
import { givenBy } from './shop/rewards/contribution-store'
import { productById, productsOfShop } from './shop/rewards/product-store'
import { shopRow } from './shop/shop-store'
import { withClasses } from './songs/details/older-songs'
import { findSong } from './songs/details/song-store'
import { songCardsOf } from './songs/details/songs-by-ids'
import { sheetLinesOf, stampOfSheet } from './songs/learners/sheet-line-store'
import { recordingLog } from './testing/apps/recording-log'
import { describeEachEngine } from './testing/databases/database-engines'
import { fillEveryTable } from './testing/databases/fill-every-table'
import { type FreshDatabase, freshDatabase } from './testing/databases/fresh-database'

/** The nth thing of a filled table; every tenth has others that belong to it. */
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const ids = Array.from({ length: 10 }, (_, number) => id(number * 10 + 40))
const one = id(40)
const [visitor, now] = [{ kind: 'visitor' }, new Date('2026-03-04T10:20:00Z')] as const

/** Everything that is read by key, as its store asks it. */
const reads = (database: Database): Promise<unknown>[] => [
  triesOf(database, { account: Buffer.from('one'), address: Buffer.from('two') }),
  sessionOf(database, 'a token', now),
  apiTokenOf(database, 'a token', now),
  usersByIds(database, ids),
  userByEmail(database, 'ana@school.example'),
  usersByEmails(database, ids),
  assignmentById(database, one),
  assignmentsOfClass(database, one),
  classesByIds(database, ids),
  classesAround(database, one),
  classOfJoinCode(database, 'BCDFGHJK'),
  enrolmentOf(database, { class: one, student: one }),
  placeOf(database, { class: one, student: one }),
  membersOf(database, one),
  membersOfAll(database, ids),
  enrolmentsAmong(database, ids, ids),
  studentCounts(database, ids),
  classesUsing(database, one),
  isAssignedTo(database, one, one),
  conversationNames(database, ids),
  findConversation(database, one),
  findConversation(database, 'a-shortid'),
  linesOf(database, one),
  countViews(database, one),
  linesOfAll(database, ids),
  otherTranslationsOf(database, ids),
  findReadableScenes(database, ids, visitor),
  findReadableCards(database, ids, visitor),
  fileOf(database, 'a key'),
  findPlaylist(database, one),
  playlistNamesOf(database, one),
  playMarks(database, {
    assignments: ids.map(assignment => ({ id: assignment, requiredScore: 100 })),
    students: ids,
  }),
  latestPlays(database, ids, ids, 20),
  ticketOf(database, one, one, now),
  findList(database, one),
  findList(database, 'a-shortid'),
  findCourse(database, one),
  findCourse(database, 'a-shortid'),
  savedBy(database, one),
  isSavedBy(database, one, one),
  songsSavedBy(database, one),
  isSongSavedBy(database, one, one),
  cardsOfAll(database, ids, one),
  allCards(database, one),
  earnedBy(database, one, one),
  activeItems(database, { shop: one, owner: undefined }),
  activeItems(database, { shop: one, owner: one }),
  givenBy(database, one),
  productsOfShop(database, one),
  productById(database, one),
  shopRow(database, one),
  findSong(database, one),
  withClasses(database, { kind: 'user', id: one, role: null, isStudent: true }, true),
  songCardsOf({ database, clock: pretendClock(now.toISOString()) }, ids, visitor),
  pupilOf(database, one),
  pupilOfScan(database, one),
  consentsOf(database, ids),
  pupilOfCardName(database, 'mia'),
  pupilsOfClasses(database, ids),
  movesOf(database, ids),
  movesTo(database, one),
  claimsOf(database, ids),
  findDevice(database, Buffer.alloc(32), now),
  platformById(database, one),
  platformOf(database, 'https://platform.example', undefined),
  isDeploymentOn(database, { platform: one, deployment: 'a deployment' }),
  personOf(database, { platform: one, subject: 'a subject', side: 'student' }),
  courseOf(database, { platform: one, deployment: 'a deployment', context: 'a context' }),
  linkById(database, one),
  placementOf(database, { course: one, resourceLink: 'a link' }),
  slipStateOf(database, one, one),
  sheetLinesOf(database, one),
  stampOfSheet(database, one),
]

/** Those that are told in two ways: by an id or a shortid, of one owner or of all. */
const toldTwice = 4

/** Below this no plan is dear: a few pages. */
const nothing = 50

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Total Cost': number
  Plans?: PlanNode[]
}
type Explained = { rows: [{ 'QUERY PLAN': [{ Plan: PlanNode }] }] }

const planIn = ({ rows: [row] }: Explained) => row['QUERY PLAN'][0].Plan

/** What a plan reads whole: a table, or an index from its beginning to its end. */
function readWhole(plan: PlanNode): string[] {
  const { 'Node Type': type, 'Index Cond': condition } = plan
  const isWhole =
    type === 'Seq Scan' || (/Index (Only )?Scan$/.test(type) && condition === undefined)
  const own = isWhole ? [`${type} of ${plan['Relation Name'] ?? plan['Index Name']}`] : []
  return [...own, ...(plan.Plans ?? []).flatMap(readWhole)]
}

describeEachEngine('with thousands of rows in every table', engine => {
  let made: FreshDatabase
  let database: Database
  beforeAll(async () => {
    made = await freshDatabase(engine.url)
    database = await connectDatabase({ databaseUrl: made.url, dataDir: '', log: recordingLog() })
    await fillEveryTable(database, 5000)
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  test('the one plan of each read by key finds its rows by an index, and costs at most twice that for its values', async () => {
    const told = new Map<string, QueryArrayConfig>()
    const listening: Database = {
      ...database,
      byKey: query => {
        told.set(query.name ?? '', query)
        return database.byKey(query)
      },
    }
    await Promise.all(reads(listening))
    const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
    const written = sources.join('\n').match(/= readByKey\(/g)?.length ?? 0
    expect(told.size).toBe(written + toldTwice)

    const client = await database.pool.connect()
    const faults: string[] = []
    try {
      for (const { text, values = [] } of told.values()) {
        const dear = await client.query({ text: `explain (format json) ${text}`, values })
        await client.query('set plan_cache_mode = force_generic_plan')
        await client.query(`prepare fixed as ${text}`)
        const nulls = values.map(() => 'null').join(', ')
        const plan = planIn(
          (await client.query(
            `explain (format json) execute fixed(${nulls})`,
          )) as unknown as Explained,
        )
        await client.query('deallocate fixed')
        await client.query('reset plan_cache_mode')
        const own = planIn(dear as unknown as Explained)['Total Cost']
        const whole = readWhole(plan)
        if (whole.length > 0 || plan['Total Cost'] > Math.max(2 * own, nothing))
          faults.push(`${whole.join()} ${plan['Total Cost']} for ${own}: ${text}`)
      }
    } finally {
      client.release(true)
    }
    expect(faults).toEqual([])
  })
})
