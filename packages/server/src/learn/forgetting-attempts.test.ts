import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/connect'
import { areDaysCounted } from '../days/index'
import { describeEachEngine } from '../testing/databases/database-engines'
import { filledDatabase } from '../testing/databases/filled-database'
import { readWhole } from '../testing/databases/query-plan'
import { learnersQuery } from './attempt-store'
import { forgettingAttemptsWork } from './forgetting-attempts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-03-04T10:00:00Z')

/** 1,200 learners, each with an answer on every fifth day of 420 days. */
const rows = [
  `insert into users (id, username, username_key, display_name, created_at)
  select ('01910000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, number, number, number, '2024-01-01'
  from generate_series(1, 1200) number`,
  `insert into line_attempts (user_id, id, line, skill, place, is_right, is_unaided, marks, at)
  select users.id, gen_random_uuid(), gen_random_uuid(), 'say', 'step', true, true, '',
    '2026-03-04 09:00Z'::timestamptz - number * interval '5 days'
  from users, generate_series(1, 84) number`,
  'delete from days_to_count',
  'vacuum analyze line_attempts',
]

describeEachEngine('answers', engine => {
  let database: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database, close } = await filledDatabase(engine.url, rows))
  })
  afterAll(() => close())

  const work = (at = now) =>
    forgettingAttemptsWork({ database, clock: { now: () => at } }, areDaysCounted)
  const all = async () => {
    const { rows: counted } = await database.pool.query<{ many: number; oldest: Date }>(
      'select count(*)::int as many, min(at) as oldest from line_attempts',
    )
    return counted[0]
  }
  /** Rounds until one has nothing more to do, at most so many; how many there were. */
  const finish = async (portion: () => Promise<boolean>, most = 20) => {
    let rounds = 1
    while (rounds < most && (await portion())) rounds += 1
    return rounds
  }

  test('wait for days that are not counted yet', async () => {
    const user = '01910000-0000-7000-8000-000000000001'
    await database.pool.query('insert into days_to_count values ($1)', [user])
    expect(await work().portion()).toBe(false)
    expect(await all()).toMatchObject({ many: 1200 * 84 })
    await database.pool.query('delete from days_to_count')
  })

  test('go after 400 days, of all learners, in portions', async () => {
    const { portion } = work()
    await finish(portion)
    const kept = await all()
    expect(kept?.many).toBe(1200 * 80 - 1200)
    expect((now.getTime() - (kept?.oldest.getTime() ?? 0)) / day).toBeLessThanOrEqual(400)
    // The next day it begins with the first again.
    const { rowCount } = await database.pool.query(
      `update line_attempts set at = '2020-01-01' where ctid = (
        select ctid from line_attempts order by user_id, at limit 1)`,
    )
    expect(rowCount).toBe(1)
    await finish(portion)
    expect(await all()).toMatchObject({ many: kept && kept.many - 1 })
    // Of the first thousand learners more than a portion goes, then the rest of it; then the other learners are looked at.
    const later = work(new Date(now.getTime() + 100 * day))
    expect(await finish(later.portion)).toBe(3)
  })

  test('of the learners that are looked at are found by their index, not among all', async () => {
    const { sql: text, params } = new PgDialect().sqlToQuery(
      learnersQuery('01910000-0000-7000-8000-000000000007'),
    )
    expect(await readWhole(database, { text, values: params })).toEqual([])
  })
})
