import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/connect'
import { inTransaction } from '../database/transaction'
import { linesDone, ownLines } from '../learn/index'
import { pretendRandom } from '../outside/random/pretend-random'
import { playedThings } from '../plays/index'
import { describeEachEngine } from '../testing/databases/database-engines'
import { filledDatabase } from '../testing/databases/filled-database'
import { type GivenStatement, watchStatements } from '../testing/databases/intercept-statements'
import { readWhole } from '../testing/databases/query-plan'
import { recountDays } from './recount-days'
import { weekFacts } from './week-facts'
import { wordsMet } from './words-met'

const user = '01910000-0000-7000-8000-000000000007'

/** 500 learners who have answered 100 lines of 10 conversations on 10 days, played on each, and follow a course of 40. */
const rows = [
  `insert into users (id, username, username_key, display_name, created_at)
  select ('01910000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, number, number, number, '2026-01-01'
  from generate_series(1, 500) number`,
  `insert into conversations (id, shortid, title, title_search, language, is_published, published_at, character1_name,
    character2_name, created_at, updated_at)
  select ('01900000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, number, number, number, 'es', true, '2026-01-01',
    'Ana', 'Luis', '2026-01-01', '2026-01-01'
  from generate_series(1, 100) number`,
  `insert into dialogue_lines (id, conversation, position, character, text)
  select ('01920000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid,
    ('01900000-0000-7000-8000-' || lpad((1 + number / 10)::text, 12, '0'))::uuid, number % 10, 1, 'Hola'
  from generate_series(1, 990) number`,
  `insert into line_memory (user_id, line, skill, conversation, due, stability, difficulty, reps, lapses, is_right, last_at)
  select users.id, dialogue_lines.id, 'say', conversation, '2026-03-01', 1, 5, 1, 0, true, '2026-02-27'
  from users, dialogue_lines where dialogue_lines.position < 1`,
  `insert into line_attempts (user_id, id, line, skill, place, is_right, is_unaided, marks, at, day)
  select user_id, gen_random_uuid(), line, skill, 'learn', true, false, '', '2026-03-01'::timestamptz + n * interval '1 day',
    '2026-03-01'::date + n
  from line_memory, generate_series(0, 9) n`,
  `insert into plays (id, user_id, title, mode, difficulty, language, played_at, score, is_winner, verified, relaxed, powers, day)
  select gen_random_uuid(), users.id, 'A', 'reading', 'easy', 'es', '2026-03-01'::timestamptz + n * interval '1 hour', 1, true,
    true, false, '{}', '2026-03-01'::date + n / 24
  from users, generate_series(0, 99) n`,
  `insert into learner_days select users.id, '2026-03-01'::date + n, 'es', 5, 0, 0, 1, 60
  from users, generate_series(0, 99) n`,
  `insert into pronunciation_lists (id, shortid, title, title_search, language, is_published, created_at, updated_at)
  select ('01930000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, number, number, number, 'es', false, '2026-01-01',
    '2026-01-01'
  from generate_series(1, 1000) number`,
  `insert into courses (id, shortid, title, title_search, language, is_published, created_at, updated_at, units)
  select ('01940000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, number, number, number, 'es', true, '2026-01-01',
    '2026-01-01', (select json_agg(json_build_object('key', unit, 'level', 'A1', 'items', (
      select json_agg(json_build_object('id', '01930000-0000-7000-8000-' || lpad((unit * 10 + item)::text, 12, '0')))
      from generate_series(1, 10) item))) from generate_series(1, 4) unit)
  from generate_series(1, 500) number`,
  `insert into learner_courses select users.id, courses.id, 'es', '1', '2026-03-01', true
  from users join courses on courses.shortid = users.username`,
  `insert into line_words select dialogue_lines.id, conversation, 'es', '{hola,adiós}' from dialogue_lines`,
  `insert into line_words select gen_random_uuid(), conversations.id, 'es', '{hola}' from conversations, generate_series(1, 1000)`,
  `insert into word_ranks select 'spanish', 'palabra' || n, n + 1 from generate_series(1, 50000) n`,
  `insert into word_ranks values ('spanish', 'hola', 1)`,
  `vacuum analyze users, conversations, dialogue_lines, line_memory, line_attempts, plays, learner_days,
    pronunciation_lists, courses, learner_courses, line_words, word_ranks`,
]

describeEachEngine('among the days of 500 learners', engine => {
  let database: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database, close } = await filledDatabase(engine.url, rows))
  }, 120_000)
  afterAll(() => close())

  /** The large tables that are read whole while something is done. */
  async function wholeOf(doing: () => Promise<unknown>): Promise<string[]> {
    const told: GivenStatement[] = []
    await watchStatements((_, statement) => told.push(statement), doing)
    const asked = told.filter(({ text }) => /^\s*(select|insert|update)\b/.test(text))
    expect(asked).not.toEqual([])
    return (await Promise.all(asked.map(one => readWhole(database, one)))).flat()
  }

  test('nobody reads those of others', async () => {
    const today = { morning: new Date('2026-03-04'), night: new Date('2026-03-05') }
    expect(await wholeOf(() => ownLines(database, user, today))).not.toContain('line_memory')
    const things = ['01900000-0000-7000-8000-000000000001']
    const asked = { conversations: things, lists: things }
    expect(await wholeOf(() => linesDone(database, user, things))).toEqual([])
    expect(await wholeOf(() => playedThings(database, user, asked))).toEqual([])
    expect(await wholeOf(() => weekFacts(database, user, '2026-03-02'))).toEqual([])
    expect(await wholeOf(() => wordsMet(database, user))).toEqual([])
    expect(await wordsMet(database, user)).toEqual([{ language: 'es', words: 2, common: 1 }])
    const counted = await wholeOf(() =>
      inTransaction(database, pretendRandom(), transaction =>
        recountDays(transaction, user, [{ day: '2026-03-03', language: 'es' }]),
      ),
    )
    for (const table of ['line_attempts', 'line_memory', 'plays', 'learner_days'])
      expect(counted).not.toContain(table)
    const { rows: day } = await database.pool.query(
      `select lines, plays from learner_days where user_id = $1 and day = '2026-03-03'`,
      [user],
    )
    expect(day).toEqual([{ lines: 99, plays: 24 }])
  })
})
