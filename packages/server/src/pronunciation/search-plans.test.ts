import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../database/connect'
import { recordingLog } from '../testing/apps/recording-log'
import { describeEachEngine } from '../testing/databases/database-engines'
import { type FreshDatabase, freshDatabase } from '../testing/databases/fresh-database'
import { planOf } from '../testing/databases/query-plan'
import { findLists, pageQuery, type Search } from './search/list-search-store'

const author = '01990000-0000-7000-8000-000000000007'

/**
 * 20,000 published lists in five languages, stored in no order that anybody asks for; ten of them are of one author, and
 * `unicorn` and `独角兽` are in five titles.
 */
const rows = `
  insert into pronunciation_lists (id, shortid, title, title_search, language, difficulty, author, views,
    is_published, items, created_at, updated_at, published_at)
  select gen_random_uuid(), number, title, title, (array['es', 'fr', 'de', 'en', 'zh'])[1 + number % 5],
    (array['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])[1 + number / 5 % 6],
    case when number % 2000 = 3 then '${author}'::uuid end, number * 7919 % 100003, true, '[{}, {}]', '2020-01-01', '2020-01-01',
    timestamptz '2020-01-01' + number * 6151 % 100003 * interval '1 minute'
  from generate_series(1, 20000) number, lateral (select case
    when number % 4000 = 7 then 'a unicorn 独角兽 ' || number
    else 'the sounds of day ' || number end as title) titles`

describeEachEngine('among 20,000 pronunciation lists', engine => {
  let made: FreshDatabase
  let database: Database

  beforeAll(async () => {
    made = await freshDatabase(engine.url)
    database = await connectDatabase({ databaseUrl: made.url, dataDir: '', log: recordingLog() })
    const client = await database.pool.connect()
    await client.query('set statement_timeout = 0')
    await client.query(
      `insert into users (id, username, username_key, display_name, created_at)
       values ('${author}', 'ana', 'ana', 'Ana', '2020-01-01')`,
    )
    const patient = { query_timeout: 60_000 }
    await client.query({ ...patient, text: rows })
    await client.query('analyze pronunciation_lists')
    client.release(true)
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  const search = (part: Partial<Search>): Search => ({
    includeDraft: false,
    order: 'popular',
    offset: 0,
    limit: 11,
    ...part,
  })
  const plan = (part: Partial<Search>) => planOf(database, pageQuery(database, search(part)))

  test.each([
    [{}, 'pronunciation_lists_popular'],
    [{ offset: 1000 }, 'pronunciation_lists_popular'],
    [{ order: 'recent' }, 'pronunciation_lists_recent'],
    [{ language: 'es' }, 'pronunciation_lists_popular_language'],
    [{ language: 'es', order: 'recent' }, 'pronunciation_lists_recent_language'],
    [{ language: 'es', difficulty: ['A1', 'A2'] }, 'pronunciation_lists_popular_language'],
    [{ difficulty: ['A1', 'A2'], order: 'recent' }, 'pronunciation_lists_recent'],
  ] as const)('the page %j walks down the index %s and sorts nothing', async (part, index) => {
    const { steps, indexes } = await plan(part)
    expect(indexes).toEqual([index])
    expect(steps).toEqual(['Limit', 'Index Scan'])
  })

  test.each([
    [{ title: 'unicorn' }, 'pronunciation_lists_title'],
    [{ title: 'unicorn', order: 'recent' }, 'pronunciation_lists_title'],
    [{ title: 'no such title' }, 'pronunciation_lists_title'],
    [{ title: '独角' }, 'pronunciation_lists_short_title'],
    [{ author, includeDraft: true, order: 'recent' }, 'pronunciation_lists_of_author'],
  ] as const)('what %j finds comes out of the index %s', async (part, index) => {
    const { steps, indexes } = await plan(part)
    expect(steps).not.toContain('Seq Scan')
    expect(indexes).toContain(index)
  })

  test('a title is found in all that has it, and nothing else', async () => {
    const totals = ['unicorn', '独角', 'a unicorn 独角兽 4007', '!!!'].map(title =>
      findLists(database, search({ title })).then(({ rows: found, total }) => [
        found.length,
        total,
      ]),
    )
    expect(await Promise.all(totals)).toEqual([
      [5, 5],
      [5, 5],
      [1, 1],
      [0, 0],
    ])
  })
})
