import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../database/connect'
import { recordingLog } from '../../testing/apps/recording-log'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { fillIndexed } from '../../testing/databases/fill-indexed'
import { type FreshDatabase, freshDatabase } from '../../testing/databases/fresh-database'
import { planOf } from '../../testing/databases/query-plan'
import {
  gatheredSongs,
  type PublishedSearch,
  publishedQuery,
  publishedStamp,
} from './published-store'

/**
 * 100,000 songs in four languages, stored in no order that anybody asks for: one of ten is not curated, one of fifty
 * withdrawn, one of twenty rough, and `unicorn` and `独角兽` are in five titles.
 */
const rows = `
  insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated, published_at, withdrawn_at,
    youtube_id, youtube_views, duration, views, created_at, updated_at)
  select gen_random_uuid(), (array['spanish', 'french', 'chinese', 'german'])[1 + number % 4], title, 'We', title,
    (array['beginner', 'intermediate', 'advanced'])[1 + number / 4 % 3],
    case when number % 20 = 0 then 'R' else 'G' end, number % 10 <> 9,
    case when number % 10 <> 9 then timestamptz '2020-01-01' + number * 6151 % 100003 * interval '1 minute' end,
    case when number % 50 = 1 then timestamptz '2026-01-01' end,
    'abcdefghijk', 0, 60, number * 7919 % 100003, '2020-01-01', '2020-01-01'
  from generate_series(1, 100000) number, lateral (select case
    when number % 20000 = 7 then 'a unicorn 独角兽 ' || number
    else 'the song of day ' || number end as title) titles`

describeEachEngine('among 100,000 songs', engine => {
  let made: FreshDatabase
  let database: Database

  beforeAll(async () => {
    made = await freshDatabase(engine.url)
    database = await connectDatabase({ databaseUrl: made.url, dataDir: '', log: recordingLog() })
    await fillIndexed(database, { songs: rows })
  }, 180_000)
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  const search = (part: Partial<PublishedSearch>): PublishedSearch => ({
    reader: { kind: 'visitor' },
    today: '2026-03-04',
    maturity: ['G', 'PG'],
    order: 'popular',
    offset: 0,
    limit: 21,
    ...part,
  })

  test.each([
    [{}, 'songs_popular'],
    [{ offset: 500 }, 'songs_popular'],
    [{ order: 'recent' }, 'songs_recent'],
    [{ language: 'french' }, 'songs_popular_in'],
    [{ language: 'french', order: 'recent' }, 'songs_recent_in'],
    [{ language: 'french', difficulty: ['advanced'] }, 'songs_popular_in'],
    [{ difficulty: ['advanced'], order: 'recent' }, 'songs_recent'],
  ] as const)('the list %j walks down the index %s and sorts nothing', async (part, index) => {
    const { steps, indexes } = await planOf(database, publishedQuery(database, search(part)))
    expect([steps, indexes]).toEqual([['Limit', 'Index Scan'], [index]])
    const { steps: all, indexes: walked } = await planOf(
      database,
      publishedStamp(database, search(part)),
    )
    expect(walked).toContain(index)
    expect(all).not.toContain('Sort')
  })

  test.each([
    [{ title: 'unicorn' }, 'songs_title'],
    [{ title: '独角' }, 'songs_short_title'],
  ] as const)('the title %j is looked up in %s', async (part, index) => {
    const { indexes } = await planOf(database, gatheredSongs(database, search(part)))
    expect(indexes).toContain(index)
  })

  test.each([
    [{}, '%', '%'],
    [{ language: 'french' }, 'french', '%'],
    [{ difficulty: ['advanced'], hasRecording: false }, '%', 'advanced'],
  ] as const)('how many %j there are is counted right', async (part, language, difficulty) => {
    const { rows } = await database.pool.query<{ total: string }>(
      `select count(*) as total from songs where curated and withdrawn_at is null and maturity = 'G'
        and language like $1 and difficulty like $2`,
      [language, difficulty],
    )
    const [stood] = await publishedStamp(database, search(part))
    expect(stood?.total).toBe(rows[0]?.total)
  })
})
