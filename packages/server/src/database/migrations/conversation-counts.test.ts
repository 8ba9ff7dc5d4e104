import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { openFreshDatabase } from '../../testing/databases/open-database'
import type { Database } from '../connect'

const seen = 'is_published and deleted_at is null'

/** What the table says and what is there; both without languages and levels that have none. */
async function counts({ pool }: Database): Promise<{ kept: unknown[]; real: unknown[] }> {
  const kept = await pool.query('select * from conversation_counts where total > 0 order by 1, 2')
  const real = await pool.query(
    `select language, coalesce(difficulty, '') as difficulty, count(*) as total
    from conversations where ${seen} group by 1, 2 order by 1, 2`,
  )
  return { kept: kept.rows, real: real.rows }
}

const insert = `insert into conversations
  (id, shortid, title, title_search, language, difficulty, is_published, published_at, deleted_at,
    character1_name, character2_name, created_at, updated_at)
  select gen_random_uuid(), gen_random_uuid(), 't', 't', $1, $2, $3, now(), $4, 'Ana', 'Luis', now(), now()
  from generate_series(1, $5)`

const language = fc.constantFrom('es', 'zh')
const level = fc.constantFrom('A1', 'C2', null)
const deleted = fc.constantFrom(null, '2026-01-01')
const adding = fc
  .tuple(language, level, fc.boolean(), deleted, fc.integer({ min: 0, max: 3 }))
  .map(values => ({ text: insert, values: [...values] as unknown[] }))
const changing = fc
  .record({
    set: fc.oneof(
      language.map(value => `language = '${value}'`),
      fc.constantFrom(`difficulty = 'A1'`, 'difficulty = null', 'is_published = not is_published'),
      fc.constantFrom('deleted_at = now()', 'deleted_at = null', 'views = views + 1'),
    ),
    every: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ set, every }) => ({
    text: `update conversations set ${set} where ctid in
      (select ctid from conversations order by shortid limit (select count(*) / ${every} from conversations))`,
    values: [] as unknown[],
  }))
const removing = fc.constantFrom(
  `delete from conversations where language = 'es' and difficulty = 'A1'`,
  `delete from conversations where not is_published`,
  `truncate conversations cascade`,
)
const statement = fc.oneof(
  { weight: 4, arbitrary: adding },
  { weight: 4, arbitrary: changing },
  { weight: 1, arbitrary: removing.map(text => ({ text, values: [] as unknown[] })) },
)

describeEachEngine('the counts of conversations', engine => {
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

  test('are exact when many are published and withdrawn at once', async () => {
    const database = await openFreshDatabase(engine)
    const turns = Array.from({ length: 40 }, (_, i) => i)
    await Promise.all(
      turns.map(i => database.pool.query(insert, [i % 2 ? 'es' : 'zh', 'A1', true, null, 3])),
    )
    await Promise.all(
      turns.map(i =>
        database.pool.query(
          `update conversations set is_published = false where id in (select id from conversations order by id offset $1 limit 1)`,
          [i],
        ),
      ),
    )
    const { kept, real } = await counts(database)
    expect(kept).toEqual(real)
  })

  test('are not touched by views', async () => {
    const { pool } = await openFreshDatabase(engine)
    await pool.query(insert, ['es', 'A1', true, null, 1])
    const before = await pool.query('select xmin, ctid from conversation_counts')
    await pool.query('update conversations set views = views + 1')
    const after = await pool.query('select xmin, ctid from conversation_counts')
    expect(before.rows).toHaveLength(1)
    expect(after.rows).toEqual(before.rows)
  })
})
