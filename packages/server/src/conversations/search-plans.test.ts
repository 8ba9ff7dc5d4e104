import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database/connect'
import { connectDatabase } from '../database/connect'
import { recordingLog } from '../testing/apps/recording-log'
import { describeEachEngine } from '../testing/databases/database-engines'
import { fillIndexed } from '../testing/databases/fill-indexed'
import { type FreshDatabase, freshDatabase } from '../testing/databases/fresh-database'
import { planOf } from '../testing/databases/query-plan'
import { mostLookedAt, mostTitled } from './lines/said-in'
import { countQuery, findCards, gatheredQuery, pageQuery } from './search/conversation-search-store'
import type { Search } from './search/search-conditions'

/** 100,000 conversations in ten languages; `cafe` is in one title of ten, `unicorn` and `独角兽` in five. */
const rows = `
  insert into conversations (id, shortid, title, title_search, language, difficulty, views, is_published,
    published_at, character1_name, character2_name, created_at, updated_at)
  select gen_random_uuid(), number, title, title,
    (array['es', 'fr', 'de', 'en', 'zh', 'it', 'pt', 'ru', 'ja', 'ko'])[1 + number % 10],
    (array['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])[1 + number / 10 % 6], number * 7919 % 100003,
    true, timestamptz '2020-01-01' + number * interval '1 minute', 'Ana', 'Luis', '2020-01-01', '2020-01-01'
  from generate_series(1, 100000) number, lateral (select case
    when number % 20000 = 7 then 'a unicorn 独角兽 ' || number
    when number % 10 = 3 then 'a cafe in town ' || number
    else 'the scene of day ' || number end as title) titles`

const words = `
  insert into conversation_words (conversation, language, words)
  select id, language, array_to_tsvector(string_to_array(title, ' ')) from conversations`

describeEachEngine('among 100,000 conversations', engine => {
  let made: FreshDatabase
  let database: Database

  beforeAll(async () => {
    made = await freshDatabase(engine.url)
    database = await connectDatabase({ databaseUrl: made.url, dataDir: '', log: recordingLog() })
    await fillIndexed(database, { conversations: rows, conversation_words: words })
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  const search = (part: Partial<Search>): Search => ({
    includeDraft: false,
    order: 'popular',
    offset: 0,
    limit: 21,
    ...part,
  })

  // How many lines each card of the page has.
  const linesIndex = 'dialogue_lines_conversation_position_key'
  const linesSteps = ['Aggregate', 'Index Only Scan']
  const plan = (query: Parameters<typeof planOf>[1]) => planOf(database, query)

  test.each([
    [{}, 'conversations_popular'],
    [{ offset: 2000 }, 'conversations_popular'],
    [{ limit: 100 }, 'conversations_popular'],
    [{ order: 'recent' }, 'conversations_recent'],
    [{ language: 'es' }, 'conversations_popular_language'],
    [{ language: 'es', order: 'recent' }, 'conversations_recent_language'],
    [{ language: 'es', difficulty: ['B1'] }, 'conversations_popular_level'],
    [{ language: 'es', difficulty: ['B1'], order: 'recent' }, 'conversations_recent_level'],
    [{ language: 'es', difficulty: ['A1', 'A2'] }, 'conversations_popular_language'],
    [{ difficulty: ['A1', 'A2'] }, 'conversations_popular'],
    [{ difficulty: ['A1', 'A2'], order: 'recent' }, 'conversations_recent'],
  ] as const)('the list %j walks down the index %s and sorts nothing', async (part, index) => {
    const { steps, indexes } = await plan(pageQuery(database, search(part)))
    expect(indexes).toEqual([index, linesIndex])
    expect(steps).toEqual(['Limit', 'Index Scan', ...linesSteps])
  })

  test.each([
    [{ title: 'unicorn' }, 'conversations_title'],
    [{ title: 'unicorn', order: 'recent' }, 'conversations_title'],
    [{ title: 'cafe' }, 'conversations_title'],
    [{ title: 'no such title' }, 'conversations_title'],
    [{ title: '角兽' }, 'conversations_short_title'],
    [{ title: '独' }, 'conversations_short_title'],
    [{ title: '独角兽' }, 'conversations_short_title'],
    [{ title: '!!!' }, 'conversations_short_title'],
    [{ title: 'é é' }, 'conversations_short_title'],
  ] as const)('the titles of %j come out of the index %s', async (part, index) => {
    const page = await plan(gatheredQuery(database, search(part)))
    expect(page.steps).not.toContain('Seq Scan')
    expect([...new Set(page.indexes)]).toEqual([index, 'conversations_pkey', linesIndex])
    const count = await plan(countQuery(database, search(part)))
    expect(count.steps).not.toContain('Seq Scan')
    expect(count.indexes).toEqual([index])
  })

  test.each([
    [{ title: 'unicorn', words: ['unicorn'] }],
    [{ title: 'unicorn', words: ['unicorn'], language: 'es' }],
    [{ title: 'unicorn day', words: ['unicorn', 'day'] }],
  ])('what is said, %j, comes out of the index of words', async part => {
    const { steps, indexes } = await plan(gatheredQuery(database, search(part)))
    expect(steps).not.toContain('Seq Scan')
    expect(indexes).toContain('conversation_words_words')
  })

  test.each([{}, { language: 'es' }, { language: 'es', difficulty: ['A1', 'A2'] }] as const)(
    'the total of %j is exact without counting',
    async part => {
      const kept = search(part)
      const { sql } = countQuery(database, kept).toSQL()
      expect(sql).not.toContain('"conversations"')
      const [total] = await countQuery(database, kept)
      const [counted] = await countQuery(database, { ...kept, includeDraft: true })
      expect(total).toEqual(counted)
      expect(Number(total?.total)).toBeGreaterThan(0)
    },
  )

  test('a title is found in all that has it, and nothing else', async () => {
    const totals = await Promise.all(
      ['unicorn', '角兽', '独', '独角兽', 'cafe', '!!!', 'a cafe in town 100003'].map(
        async title => {
          const [row] = await gatheredQuery(database, search({ title }))
          return Number(row?.total ?? 0)
        },
      ),
    )
    expect(totals).toEqual([5, 5, 5, 5, 10_000, 0, 0])
  })

  /** A conversation that nobody opens and that has a word as a whole, as long as a test runs. */
  const rareOne = async (word: string) => {
    const rare = { id: '01900000-0000-7000-8000-00000000000c', title: `say ${word} now` }
    onTestFinished(async () => {
      await database.pool.query('delete from conversation_words where conversation = $1', [rare.id])
      await database.pool.query('delete from conversations where id = $1', [rare.id])
    })
    await database.pool.query(
      `insert into conversations (id, shortid, title, title_search, language, difficulty, views, is_published,
         published_at, character1_name, character2_name, created_at, updated_at)
       values ($1, 'rare', $2, $2, 'es', 'A1', 0, true, '2019-01-01', 'Ana', 'Luis', '2019-01-01', '2019-01-01')`,
      [rare.id, rare.title],
    )
    await database.pool.query(
      `insert into conversation_words (conversation, language, words)
       values ($1, 'es', setweight(array_to_tsvector(array['say', $2, 'now']), 'A'))`,
      [rare.id, word],
    )
    return rare
  }

  test('of titles that are in a third of all the first are listed and all are counted; a whole word comes first', async () => {
    const rare = await rareOne('afe')
    const asked = { title: 'afe', words: ['afe'] }
    const rowsFrom = (offset: number) => gatheredQuery(database, search({ ...asked, offset }))
    const [first, second, third] = await rowsFrom(0)
    expect([first?.title, Number(first?.total)]).toEqual([rare.title, 10_001])
    expect(second?.title).toContain('cafe')
    expect(second?.views).toBeGreaterThan(third?.views ?? Number.POSITIVE_INFINITY)
    // The rare one is listed beside the most titles.
    expect([(await rowsFrom(mostTitled)).length, (await rowsFrom(mostTitled + 1)).length]).toEqual([
      1, 0,
    ])
    const { total } = await findCards(database, search({ ...asked, offset: mostTitled + 21 }))
    expect(total).toBe(10_001)
  })

  test('two letters are looked for in the titles opened most, and everywhere as a whole word', async () => {
    const rare = await rareOne('ca')
    const { rows: counted } = await database.pool.query<{ count: string }>(
      `select count(*) from (select title from conversations order by views desc, id desc limit $1) first
       where title like '%ca%'`,
      [mostLookedAt],
    )
    const asked = search({ title: 'ca', words: ['ca'] })
    const [first, second] = await gatheredQuery(database, asked)
    const total = 1 + Number(counted[0]?.count)
    expect(total).toBeGreaterThan(1000)
    expect([first?.title, Number(first?.total)]).toEqual([rare.title, total])
    expect(second?.title).toContain('cafe')
    expect((await findCards(database, { ...asked, offset: total })).total).toBe(total)
    expect((await planOf(database, gatheredQuery(database, asked))).steps).not.toContain('Seq Scan')
  })
})
