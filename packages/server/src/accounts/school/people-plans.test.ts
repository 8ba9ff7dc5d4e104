import { foldText } from '@duologue/domain/text/fold'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/connect'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { filledDatabase } from '../../testing/databases/filled-database'
import { planOf } from '../../testing/databases/query-plan'
import { peopleQuery } from './search-people'

/** A district: 20,000 people, a third of them with an address. */
const rows = [
  `insert into users (id, username, username_key, display_name, given_name, family_name, email, email_key, created_at)
  select gen_random_uuid(), 'p' || number, 'p' || number, number,
    (array['Zoë', 'Mia', 'Søren', '王', 'Ana María'])[1 + number % 5], 'Roth' || (number * 7919) % 20011,
    case when number % 3 = 0 then 'p' || number || '@school.example' end,
    case when number % 3 = 0 then 'p' || number || '@school.example' end, '2026-01-01'
  from generate_series(1, 20000) number`,
  'vacuum analyze users',
]

describeEachEngine('among the people of a district', engine => {
  let database: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database, close } = await filledDatabase(engine.url, rows))
  })
  afterAll(() => close())
  const sought = (...words: string[]) => peopleQuery(database, { words, offset: 0, limit: 20 })

  test.each([
    ['a part of a name', ['roth1234']],
    ['a part of an address', ['7123@school']],
    ['two parts', ['zoe', 'th777']],
    ['two letters', ['@z']],
    ['letters of other scripts', ['王р']],
  ])('%s: found by an index', async (_name, words) => {
    const { steps, indexes } = await planOf(database, sought(...words))
    expect(indexes).toContainEqual(expect.stringMatching(/^users_told/))
    expect(steps).not.toContain('Seq Scan')
  })

  test('everybody is read in the order of their names, a page of them alone', async () => {
    expect(await planOf(database, sought())).toEqual({
      steps: ['Limit', 'Index Scan'],
      indexes: ['users_by_name'],
    })
  })

  test('the database folds as our code does', async () => {
    const fold = async (text: string) => {
      const found = await database.pool.query<{ text: string }>('select fold_text($1) text', [text])
      return found.rows[0]?.text
    }
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('aZßœÆøØıİςΣ’ʼ´`éÉëñçｶガが한ไเวียд́йЁ王%_ ')),
    })
    await fc.assert(
      fc.asyncProperty(letters, async text => {
        expect(await fold(text)).toBe(foldText(text))
      }),
      { numRuns: 300 },
    )
  })
})
