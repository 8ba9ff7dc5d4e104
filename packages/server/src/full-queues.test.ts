import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgetOld } from './accounts/forget-old'
import { portraitFiles } from './accounts/index'
import { conversationFiles } from './conversations/index'
import { readWords } from './conversations/search/read-words'
import { addUp } from './conversations/views/add-up-views'
import type { Database } from './database/connect'
import { sweepFiles } from './media/sweep-files'
import { pretendClock } from './outside/clock/pretend-clock'
import type { Portion } from './outside/clock/repeat'
import { pretendFiles } from './outside/files/pretend-files'
import { pretendRandom } from './outside/random/pretend-random'
import { pretendTranslator } from './outside/translation/pretend-translator'
import { listFiles } from './pronunciation/index'
import { countListView } from './pronunciation/search/list-view-store'
import { forgetOldReports } from './reports/forget-reports'
import { forgetHistory } from './songs/editing/song-history-store'
import { lyricsToTranslate, songFiles, wordsOfSong } from './songs/index'
import { type FullQueue, fullQueues, type QueueName, viewedList } from './testing/apps/full-queues'
import { describeOnDatabase } from './testing/databases/database-engines'
import { fillTables } from './testing/databases/fill-tables'
import { type GivenStatement, watchStatements } from './testing/databases/intercept-statements'
import { openFreshDatabase } from './testing/databases/open-database'
import { wholeInLoops } from './testing/databases/query-plan'
import type { PendingPlace } from './translation/translation-room'
import { translationRounds } from './translation/translation-work'
import { wordFiles, wordsToTranslate } from './words/index'

const start = '2026-03-04T10:20:00Z'

/** What takes a portion of each queue, and how many it takes. */
function portions(database: Database): Record<QueueName, { most: number; take: Portion }> {
  const clock = pretendClock(start)
  const room = { database, clock, random: pretendRandom() }
  const media = {
    ...room,
    store: pretendFiles(),
    uses: [portraitFiles, conversationFiles, listFiles, songFiles(clock), wordFiles],
    quotas: { account: 1, editor: 1, installation: 1 },
    semaphore: <Answer>(work: () => Promise<Answer>) => work(),
  }
  const translating = (place: PendingPlace): Portion => {
    const round = translationRounds({
      database,
      clock,
      translator: pretendTranslator(),
      memories: [],
      places: [place],
      onError: error => {
        throw error
      },
    })
    // A text is first seen, and tried a minute later.
    return async () => {
      await round()
      clock.moveTo(new Date(clock.now().getTime() + 60_000).toISOString())
      return round()
    }
  }
  const old = { most: 1000, take: () => forgetOld(room) }
  const history = { most: 1000, take: () => forgetHistory(database, clock.now()) }
  const reports = { most: 1000, take: () => forgetOldReports(room) }
  const views = { most: 1000, take: () => addUp(room) }
  const sweeping = { most: 500, take: () => sweepFiles(media) }
  return {
    'words of conversations': { most: 200, take: () => readWords(room) },
    'views that wait': views,
    'views of yesterday': views,
    sessions: old,
    'links in mails': old,
    'failed logins': old,
    'kept answers': old,
    // What is out of its time is far back, too: as many of each.
    'history of songs, out of its time': { ...history, most: 2000 },
    'history of songs, far back': history,
    'things that were kept': reports,
    'reports of things that were hidden': reports,
    'files to look at': sweeping,
    'files that are gone': sweeping,
    'lyrics without a translation': { most: 500, take: translating(lyricsToTranslate(room)) },
    'words without a translation': {
      most: 500,
      take: translating(wordsToTranslate(room, wordsOfSong)),
    },
    'views of lists': {
      most: 1000,
      take: async () => {
        const hour = new Date(start)
        await countListView(database, { list: viewedList, viewer: randomUUID(), hour })
        return true
      },
    },
  }
}

/** What the statistics are when they were taken while the rows were being written: many pages and no row. */
async function spoil({ pool }: Database, { tables }: FullQueue): Promise<void> {
  await pool.query(
    `update pg_class set reltuples = 0, relpages = greatest(relpages, 1)
    where oid = any ($1::regclass[])`,
    [tables],
  )
}

// Filling them takes a while; how a statement is planned is the same on both.
describeOnDatabase('of a queue of 100,000 that no statistics are known of', engine => {
  test.each(Object.keys(fullQueues) as QueueName[])(
    '%s: a portion is taken, and then one with wrong statistics, without a loop over what is whole',
    { timeout: 120_000 },
    async name => {
      const queue: FullQueue = fullQueues[name]
      const database = await openFreshDatabase(engine)
      await fillTables(database, queue.fill)
      const { most, take } = portions(database)[name]
      const left = async () => {
        const { rows } = await database.pool.query<Record<string, string>>(queue.left)
        return Number(Object.values(rows[0] ?? {})[0])
      }
      const all = await left()
      for (const taken of [most, 2 * most]) {
        const told: GivenStatement[] = []
        await watchStatements((_, statement) => told.push(statement), take)
        expect(all - (await left())).toBe(taken)
        const asked = told.filter(({ text }) =>
          /^\s*(with|select|insert|update|delete)\b/.test(text),
        )
        // One after the other, by the connection that is open: on a busy machine a new one may take too long.
        for (const one of asked) expect(await wholeInLoops(database, one)).toEqual([])
        await spoil(database, queue)
      }
    },
  )
})
