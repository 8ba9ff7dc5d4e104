import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { openFreshDatabase } from '../../testing/databases/open-database'
import type { Database } from '../connect'

/** What the table says and what is there; both without what there is none of. */
async function counts({ pool }: Database): Promise<{ kept: unknown[]; real: unknown[] }> {
  const order = 'order by 1, 2, 3, 4, 5, 6'
  const kept = await pool.query(
    `select language, difficulty, maturity, audience, has_recording, ends::text, total
    from song_counts where total > 0 ${order}`,
  )
  const real = await pool.query(
    `select language, difficulty, maturity, audience, media_url is not null as has_recording,
      coalesce(licensed_until, 'infinity')::text as ends, count(*) as total
    from songs where curated and withdrawn_at is null group by 1, 2, 3, 4, 5, 6 ${order}`,
  )
  return { kept: kept.rows, real: real.rows }
}

const insert = `insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated, published_at,
    media_url, youtube_id, youtube_views, duration, created_at, updated_at)
  select gen_random_uuid(), $1, 't', 'a', 't a', 'beginner', $2, $3::boolean, case when $3::boolean then now() end, $4,
    'abcdefghijk', 0, 60, now(), now()
  from generate_series(1, $5)`

const adding = fc
  .tuple(
    fc.constantFrom('french', 'german'),
    fc.constantFrom('G', 'R'),
    fc.boolean(),
    fc.constantFrom(null, '/media/x'),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(values => ({ text: insert, values: [...values] as unknown[] }))
const changes = [
  `language = 'german'`,
  `maturity = 'PG'`,
  `difficulty = 'advanced'`,
  `audience = 'users'`,
  `media_url = '/media/y'`,
  'media_url = null',
  `licensed_until = '2026-12-31'`,
  'licensed_until = null',
  'withdrawn_at = now()',
  'withdrawn_at = null',
  'curated = not curated, published_at = case when curated then null else now() end',
  'views = views + 1',
]
const changing = fc
  .record({ set: fc.constantFrom(...changes), every: fc.integer({ min: 1, max: 3 }) })
  .map(({ set, every }) => ({
    text: `update songs set ${set} where ctid in
      (select ctid from songs order by id limit (select count(*) / ${every} from songs))`,
    values: [] as unknown[],
  }))
const removing = fc
  .constantFrom(`delete from songs where language = 'french'`, 'truncate songs cascade')
  .map(text => ({ text, values: [] as unknown[] }))
const statement = fc.oneof(
  { weight: 4, arbitrary: adding },
  { weight: 6, arbitrary: changing },
  { weight: 1, arbitrary: removing },
)

describeEachEngine('the counts of songs', engine => {
  test('are exact after any statements', async () => {
    const database = await openFreshDatabase(engine)
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { maxLength: 12 }), async statements => {
        for (const { text, values } of statements) await database.pool.query(text, values)
        const { kept, real } = await counts(database)
        expect(kept).toEqual(real)
      }),
      { numRuns: 40 },
    )
  })
})
