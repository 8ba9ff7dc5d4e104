import { foldText } from '@duologue/domain/text/fold'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../database/connect'
import { recordingLog } from '../testing/apps/recording-log'
import { describeEachEngine } from '../testing/databases/database-engines'
import { fillIndexed } from '../testing/databases/fill-indexed'
import { type FreshDatabase, freshDatabase } from '../testing/databases/fresh-database'
import { planOf } from '../testing/databases/query-plan'
import { countQuery, findWords, pageQuery, type Search } from './word-search-store'

/** 50,000 words in four languages: `unicorn` in five of them, and 12,500 Chinese ones with as many sounds. */
const rows = `
  insert into words (id, language, text, text_key, text_search, translation, difficulty, phrase, pinyin, pinyin_plain,
    pinyin_toned, frequency, created_at, updated_at)
  select gen_random_uuid(), language, text, text, text, 'x', 'beginner', false,
    case when language = 'chinese' then sound end, case when language = 'chinese' then sound end,
    case when language = 'chinese' then sound end, number, '2026-01-01', '2026-01-01'
  from generate_series(1, 50000) number,
    lateral (select (array['spanish', 'french', 'chinese', 'german'])[1 + number % 4] as language,
      case when number % 10000 = 7 then 'unicorn' || number when number % 4 = 2
        then chr(19968 + number % 5000) || chr(19968 + number % 4999) else 'word' || number end as text,
      translate(number::text, '0123456789', 'abefghinou') as sound) told`

describeEachEngine('among 50,000 words', engine => {
  let made: FreshDatabase
  let database: Database
  beforeAll(async () => {
    made = await freshDatabase(engine.url)
    database = await connectDatabase({ databaseUrl: made.url, dataDir: '', log: recordingLog() })
    await fillIndexed(database, { words: rows })
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  const search = (part: Partial<Search>): Search => ({
    isPartial: false,
    offset: 0,
    limit: 10,
    ...part,
  })

  test.each<[Partial<Search>, string[]]>([
    [{ language: 'spanish', text: 'word4' }, ['words_text']],
    [{ language: 'spanish', text: 'word4', isPartial: true }, ['words_has_text']],
    [{ language: 'german', text: 'unicorn', isPartial: true }, ['words_has_text']],
    [{ language: 'chinese', text: '一丁' }, ['words_text']],
    [{ language: 'chinese', text: '一丁', isPartial: true }, ['words_has_short_text']],
    [{ language: 'chinese', text: 'aeb' }, ['words_pinyin', 'words_text']],
    [{ text: 'bebeb', isPartial: true }, ['words_has_pinyin', 'words_has_text']],
    [{ language: 'french' }, ['words_newest']],
  ])('%j comes out of %j', async (part, indexes) => {
    const asked = search(part)
    const page = await planOf(database, pageQuery(database, asked))
    expect(page.steps).not.toContain('Seq Scan')
    expect(page.indexes).toEqual(expect.arrayContaining(indexes))
    const count = await planOf(database, countQuery(database, asked))
    expect(count.steps).not.toContain('Seq Scan')
  })

  test('finds all that there is, and nothing else', async () => {
    const totals = []
    for (const text of ['unicorn', 'word', foldText('UNICORN7'), 'no such'])
      totals.push((await findWords(database, search({ text, isPartial: true, limit: 0 }))).total)
    expect(totals).toEqual([5, 37_500 - 5 + 5 - 5, 1, 0])
  })
})
