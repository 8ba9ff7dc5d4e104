import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/connect'
import { describeEachEngine } from '../testing/databases/database-engines'
import { filledDatabase } from '../testing/databases/filled-database'
import { planOf } from '../testing/databases/query-plan'
import { dueQuery, latestQuery, memoriesQuery } from './memory-store'

const conversation = '01900000-0000-7000-8000-000000000007'
const user = '01910000-0000-7000-8000-000000000007'

/** 500 learners who remember 100 lines of 10 conversations and 100 words of 10 songs: 100,000. */
const rows = [
  `insert into users (id, username, username_key, display_name, created_at)
  select ('01910000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, number, number, number, '2026-01-01'
  from generate_series(1, 500) number`,
  `insert into conversations (id, shortid, title, title_search, language, is_published, published_at, character1_name,
    character2_name, created_at, updated_at)
  select ('01900000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, number, number, number, 'es', true, '2026-01-01',
    'Ana', 'Luis', '2026-01-01', '2026-01-01'
  from generate_series(1, 10) number`,
  `insert into line_memory (user_id, line, skill, conversation, due, stability, difficulty, reps, lapses, is_right, last_at)
  select users.id, gen_random_uuid(), 'say', conversations.id, '2026-03-01', 1, 5, 1, 0, true, '2026-02-27'
  from users, conversations, generate_series(1, 10)`,
  `insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated, published_at, youtube_id,
    youtube_views, duration, tags, rev, order_rev, created_at, updated_at)
  select ('01920000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, 'spanish', number, number, number, 'beginner', 'G',
    true, '2026-01-01', 'abcdefghijk', 1, 60, '{}', 1, 1, '2026-01-01', '2026-01-01'
  from generate_series(1, 10) number`,
  `insert into line_memory (user_id, line, skill, kind, song, lyric, due, stability, difficulty, reps, lapses, is_right, last_at)
  select users.id, gen_random_uuid(), 'hear', 'word', songs.id, gen_random_uuid(), '2026-03-01', 1, 5, 1, 0, true, '2026-02-27'
  from users, songs, generate_series(1, 10)`,
  'vacuum analyze users, conversations, songs, line_memory',
]

describeEachEngine('among 100,000 memories', engine => {
  let database: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database, close } = await filledDatabase(engine.url, rows))
  })
  afterAll(() => close())

  test('what is due for somebody is found among their own alone', async () => {
    const when = { morning: new Date('2026-03-04'), night: new Date('2026-03-05'), limit: 60 }
    const { steps, indexes } = await planOf(database, dueQuery(database, user, when))
    expect(indexes).toEqual(['line_memory_pkey'])
    expect(steps).not.toContain('Seq Scan')
  })

  test('the same in one language, whether it is of a conversation or a song', async () => {
    const when = { morning: new Date('2026-03-04'), night: new Date('2026-03-05'), limit: 60 }
    const due = dueQuery(database, user, { ...when, language: 'es' })
    expect(await due).toHaveLength(60)
    const { steps, indexes } = await planOf(database, due)
    expect(indexes).toContain('line_memory_pkey')
    expect(steps).not.toContain('Seq Scan on line_memory')
  })

  test('a song that goes takes what is remembered of it along by an index', async () => {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain select from line_memory where song = '01920000-0000-7000-8000-000000000007' and user_id = '${user}'`,
    )
    expect(rows.map(row => row['QUERY PLAN']).join()).toContain('line_memory_of_song')
  })

  test('what somebody remembers of a conversation is found by both', async () => {
    const { steps, indexes } = await planOf(database, memoriesQuery(database, user, conversation))
    expect(indexes).toEqual(['line_memory_of_conversation'])
    expect(steps).not.toContain('Seq Scan')
  })
  test('the conversation that somebody answered last is found among their own memories', async () => {
    const { steps } = await planOf(database, latestQuery(database, user))
    expect(steps).not.toContain('Seq Scan')
  })
})
