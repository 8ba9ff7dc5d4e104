import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/connect'
import { describeEachEngine } from '../testing/databases/database-engines'
import { filledDatabase } from '../testing/databases/filled-database'
import { planOf } from '../testing/databases/query-plan'
import { boardQuery, everyWeek, factsQuery } from './best-play-store'
import { playsQuery } from './play-store'
import { aheadQuery } from './tickets/ticket-store'

const conversation = '01900000-0000-7000-8000-000000000007'
const user = '01910000-0000-7000-8000-000000000007'

/** 5,000 players, 20 conversations, and each player's best play of each: 100,000; and as many plays. */
const rows = [
  `insert into users (id, username, username_key, display_name, created_at)
  select ('01910000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, number, number, number, '2026-01-01'
  from generate_series(1, 5000) number`,
  `insert into conversations (id, shortid, title, title_search, language, is_published, published_at, character1_name,
    character2_name, created_at, updated_at)
  select ('01900000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, number, number, number, 'es', true, '2026-01-01',
    'Ana', 'Luis', '2026-01-01', '2026-01-01'
  from generate_series(1, 20) number`,
  `insert into best_plays (conversation, mode, difficulty, week, user_id, score, is_winner, played_at)
  select conversations.id, 'reading', 'normal', '${everyWeek}', users.id,
    (users.username::int * 7919 + conversations.title::int * 104729) % 10007, true,
    timestamptz '2026-01-01' + users.username::int * interval '1 minute'
  from users, conversations`,
  `insert into plays (id, user_id, conversation, title, mode, difficulty, language, played_at, score, is_winner,
    verified, relaxed, powers)
  select gen_random_uuid(), user_id, conversation, 'A title', mode, difficulty, 'es', played_at, score, is_winner,
    true, false, '{}' from best_plays`,
  `insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated, published_at, youtube_id, youtube_views, duration,
    created_at, updated_at)
  select id, 'french', title, title, title, 'beginner', 'G', true, '2026-01-01', 'abcdefghijk', 0, 60, '2026-01-01', '2026-01-01' from conversations`,
  `insert into best_song_plays select * from best_plays where conversation = '${conversation}'`,
  // Of every player a hundred tickets of games that were begun, and forty that were fetched ahead.
  `insert into play_tickets (id, user_id, conversation, conversation_version, is_ahead, mode, difficulty, powers, relaxed, seed, created_at)
  select gen_random_uuid(), users.id, conversations.id, 1, number % 7 < 2, 'reading', 'easy', '{}', false, number,
    timestamptz '2026-03-01' - number * interval '5 hours'
  from users, conversations, generate_series(1, 7) number where users.username::int <= 1000`,
  'vacuum analyze users, conversations, best_plays, plays, songs, best_song_plays, play_tickets',
]

describeEachEngine('among 100,000 plays', engine => {
  let database: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database, close } = await filledDatabase(engine.url, rows))
  })
  afterAll(() => close())

  const board = {
    kind: 'conversation',
    thing: conversation,
    mode: 'reading',
    difficulty: 'normal',
    week: everyWeek,
  } as const

  test.each([0, 2000])('a page of the leaderboard from %i walks down its index', async offset => {
    const { steps, indexes } = await planOf(
      database,
      boardQuery(database, board, { limit: 20, offset }),
    )
    expect(indexes).toEqual(['best_plays_by_score'])
    expect(steps).toEqual(['Limit', 'Index Only Scan'])
  })

  test('a page of the leaderboard of a song does so, too', async () => {
    const ofSong = { ...board, kind: 'song' } as const
    const query = boardQuery(database, ofSong, { limit: 20, offset: 0 })
    const { steps, indexes } = await planOf(database, query)
    expect(indexes).toEqual(['best_song_plays_by_score'])
    expect(steps).toEqual(['Limit', 'Index Only Scan'])
  })

  test('how many are on it and better than others comes out of an index', async () => {
    const { steps } = await planOf(database, factsQuery(database, board, [50, 5000]))
    expect(steps).not.toContain('Seq Scan')
  })

  test('the tickets that somebody has fetched ahead come out of their index', async () => {
    const now = new Date('2026-03-04T10:20:00Z')
    const { steps, indexes } = await planOf(database, aheadQuery(database, user, now))
    expect(indexes).toEqual(['play_tickets_of_user'])
    expect(steps).not.toContain('Seq Scan')
  })

  test.each([{}, { conversation }])('the last own plays %j come out of an index', async part => {
    const query = playsQuery(database, { users: [user], limit: 10, offset: 0, about: part })
    const { steps, indexes } = await planOf(database, query)
    expect(indexes).toEqual(['plays_of_user'])
    expect(steps).not.toContain('Seq Scan')
  })
})
