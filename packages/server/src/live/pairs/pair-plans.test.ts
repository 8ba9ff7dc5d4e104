import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowancesOf, commonClasses } from '../../classes/index'
import type { Database } from '../../database/connect'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { filledDatabase } from '../../testing/databases/filled-database'
import { type GivenStatement, watchStatements } from '../../testing/databases/intercept-statements'
import { readWhole } from '../../testing/databases/query-plan'
import {
  endLatePairs,
  endPairsOfClass,
  forgetInvitations,
  forgetPairAnswers,
  forgetPairs,
  forgetPartner,
  takeUnsettledPair,
} from './pair-ending-store'
import {
  countOpenPairs,
  findPairs,
  lockPair,
  pairOfCode,
  pairsOfUser,
  waitingPairs,
} from './pair-store'
import { insertVisit, visitsOf } from './visit-store'

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const idIn = (text: string) =>
  `('01900000-0000-7000-8000-' || lpad((${text})::text, 12, '0'))::uuid`
/** The nth code: its digits as letters. */
const codeIn = (text: string) =>
  `translate(lpad((${text})::text, 8, '0'), '0123456789', 'BCDFGHJKMN')`

/** 2,000 people with ten duels each, of which one waits for them, one is an invitation, and six are long over. */
const rows = [
  `insert into users (id, username, username_key, display_name, created_at)
   select ${idIn('n')}, n, n, n, '2026-01-01' from generate_series(1, 2000) n`,
  `insert into classes (id, name, color, icon, language, teacher, scores, is_open, created_at)
   select id, username, 'teal', 'book', 'french', id, 'own', true, created_at from users`,
  `insert into enrolments (class, student, joined_at)
   select ${idIn('n % 2000 + 1')}, ${idIn('n')}, '2026-03-01' from generate_series(1, 2000) n`,
  `insert into live_pairs (id, code, form, challenger, partner, class, title, language, settings, seats, script, seed, visits,
     waits_for, waits_since, opened_at, accepted_at, ended_at, settled_at, result)
   select ${idIn('u.username::int * 10 + n')}, case when n > 7 then ${codeIn('u.username::int * 10 + n')} end, 'turns', u.id,
     case when n < 9 then ${idIn('u.username::int % 2000 + 1')} end, case when n % 2 = 1 then u.id end, 'La llave', 'es', '{}', '{}',
     case when n > 6 then '{}'::jsonb end, 7, 1, case when n = 8 then u.id end, moment, moment, case when n < 9 then moment end,
     case when n < 8 then moment end, case when n < 7 then moment end, case when n < 8 then '{"end": "played"}'::jsonb end
   from users u, generate_series(0, 9) n, lateral (select now() - (2000 - u.username::int) * interval '1 hour' as moment) m`,
  `insert into live_visits select id, n, opened_at, opened_at, '{}', '[]' from live_pairs, generate_series(1, 2) n`,
  'vacuum analyze users, classes, enrolments, live_pairs, live_visits',
]

describeOnDatabase('among 20,000 duels of two', engine => {
  let database: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database, close } = await filledDatabase(engine.url, rows))
  })
  afterAll(() => close())

  test('nothing that is asked of them reads a table whole', async () => {
    const random = { bytes: (count: number) => new Uint8Array(count) }
    const now = new Date()
    const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)
    const slice = { limit: 20, offset: 0 }
    const asked: Record<string, () => PromiseLike<unknown>> = {
      lockPair: () => lockPair(database, id(15)),
      pairOfCode: () => pairOfCode(database, 'BBBBBBKM'),
      countOpenPairs: () => countOpenPairs(database, id(7)),
      findPairs: () => findPairs(database, id(7), slice),
      waitingPairs: () => waitingPairs(database, id(7), 3),
      pairsOfUser: () => pairsOfUser(database, id(7)),
      visitsOf: () => visitsOf(database, id(15)),
      insertVisit: () => insertVisit(database, id(18), 3, now),
      commonClasses: () => commonClasses(database, id(7), id(8)),
      allowancesOf: () => allowancesOf(database, id(7)),
      takeUnsettledPair: () => takeUnsettledPair(database, now),
      forgetInvitations: () => forgetInvitations(database, ago(82)),
      endLatePairs: () => endLatePairs(database, ago(82), now),
      forgetPairAnswers: () => forgetPairAnswers(database, random, ago(82)),
      forgetPairs: () => forgetPairs(database, ago(83)),
      endPairsOfClass: () => endPairsOfClass(database, id(7)),
      forgetPartner: () => forgetPartner(database, id(7)),
    }
    const faults: string[] = []
    for (const [name, ask] of Object.entries(asked)) {
      const told: GivenStatement[] = []
      await watchStatements(
        (_connection, given) => void told.push(given),
        async () => void (await ask()),
      )
      const ours = told.filter(({ text }) => /live_|enrolments/.test(text))
      if (ours.length === 0) faults.push(`${name} asks nothing`)
      for (const given of ours)
        for (const table of await readWhole(database, given)) faults.push(`${name} reads ${table}`)
    }
    expect(faults).toEqual([])
  })
})
