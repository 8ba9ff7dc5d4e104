import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/connect'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { filledDatabase } from '../testing/databases/filled-database'
import { type GivenStatement, watchStatements } from '../testing/databases/intercept-statements'
import { readWhole } from '../testing/databases/query-plan'
import { endHallsOfClass } from './ending/end-of-class'
import {
  codeOfHall,
  findHalls,
  forgetHalls,
  forgetLogs,
  hallById,
  hallOfCode,
  hallsJoined,
  hallsOfHost,
  howFarAre,
  markOver,
  openHallOf,
  takeUnsettled,
  untouchedHalls,
} from './hall-store'
import { entriesAfter, insertEntries } from './log/log-store'
import { changeNames, countMembersOf, forgetMember, memberOf, membersOfHall } from './member-store'

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const idIn = (text: string) =>
  `('01900000-0000-7000-8000-' || lpad((${text})::text, 12, '0'))::uuid`

/** 2,000 teachers with a class each and ten games, of which the last is open; three members and six entries in each. */
const rows = [
  `insert into users (id, username, username_key, display_name, created_at)
   select ${idIn('n')}, n, n, n, '2026-01-01' from generate_series(1, 2000) n`,
  `insert into classes (id, name, color, icon, language, teacher, scores, is_open, created_at)
   select id, username, 'teal', 'book', 'french', id, 'own', true, created_at from users`,
  `insert into live_halls (id, code, host, class, title, language, settings, script, seed, rules, most_members, seq, opened_at,
     touched_at, ended_at, settled_at, report)
   select ${idIn('u.username::int * 10 + n')}, case when n = 9 then lpad(u.username, 6, '0') end, u.id,
     case when n % 2 = 1 then u.id end, 'La llave', 'es', '{}',
     case when n > 7 then '{}'::jsonb end, 7, 1, 60, 6, moment, moment,
     case when n < 9 then moment end, case when n < 8 then moment end, case when n < 8 then '{}'::jsonb end
   from users u, generate_series(0, 9) n, lateral (select now() - (2000 - u.username::int) * interval '1 hour' as moment) m`,
  `insert into live_members (hall, number, user_id, name, key_hash, joined_at)
   select h.id, n, case when n < 3 then ${idIn('(right(h.id::text, 6)::int * 7 + n) % 2000 + 1')} end, 'Robin',
     case when n = 3 then decode(md5(h.id::text), 'hex') end, opened_at from live_halls h, generate_series(1, 3) n
   on conflict do nothing`,
  `insert into live_log (hall, seq, at, act) select id, n, n, '{"type": "pause"}' from live_halls, generate_series(1, 6) n`,
  'vacuum analyze users, classes, live_halls, live_members, live_log',
]

describeOnDatabase('among 20,000 halls', engine => {
  let database: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database, close } = await filledDatabase(engine.url, rows))
  })
  afterAll(() => close())

  test('nothing that is asked of halls reads a table whole', async () => {
    const random = { bytes: (count: number) => new Uint8Array(count) }
    const hall = id(15)
    const asked: Record<string, () => PromiseLike<unknown>> = {
      hallById: () => hallById(database, hall),
      howFarAre: () =>
        howFarAre(
          database,
          Array.from({ length: 50 }, (_, n) => id(n * 10 + 9)),
        ),
      codeOfHall: () => codeOfHall(database, hall),
      hallOfCode: () => hallOfCode(database, '000007'),
      openHallOf: () => openHallOf(database, id(7)),
      'findHalls of a host': () => findHalls(database, { host: id(7), limit: 20, offset: 0 }),
      'findHalls of a class': () =>
        findHalls(database, { host: id(7), class: id(7), limit: 20, offset: 0 }),
      takeUnsettled: () => takeUnsettled(database),
      untouchedHalls: () => untouchedHalls(database),
      forgetLogs: () => forgetLogs(database, random),
      forgetHalls: () => forgetHalls(database),
      endHallsOfClass: () => endHallsOfClass(database, id(7)),
      hallsOfHost: () => hallsOfHost(database, id(7)),
      hallsJoined: () => hallsJoined(database, id(7)),
      'memberOf a user': () => memberOf(database, hall, { user: id(7), keyHash: null }),
      'memberOf a guest': () => memberOf(database, hall, { user: null, keyHash: Buffer.from('a') }),
      membersOfHall: () => membersOfHall(database, hall),
      countMembersOf: () => countMembersOf(database, [id(10), id(20), id(30)]),
      changeNames: () => changeNames(database, hall, [{ number: 1, name: 'Ana' }]),
      forgetMember: () => forgetMember(database, id(7)),
      insertEntries: () =>
        insertEntries(database, [
          { hall: id(19), member: null, act: { type: 'pause' } },
          { hall: id(29), member: null, act: { type: 'pause' } },
        ]),
      entriesAfter: () => entriesAfter(database, [{ id: hall, seq: 3 }]),
      markOver: () => markOver(database, id(19), 1000),
    }
    const faults: string[] = []
    for (const [name, ask] of Object.entries(asked)) {
      const told: GivenStatement[] = []
      await watchStatements(
        (_connection, given) => void told.push(given),
        async () => void (await ask()),
      )
      const ours = told.filter(({ text }) => text.includes('live_'))
      if (ours.length === 0) faults.push(`${name} asks nothing`)
      for (const given of ours)
        for (const table of await readWhole(database, given)) faults.push(`${name} reads ${table}`)
    }
    expect(faults).toEqual([])
  })
})
