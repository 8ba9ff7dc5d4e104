import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { oneMoreProcess } from '../testing/apps/one-more-process'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedClass } from '../testing/school/class-matrix'
import { newKey } from '../testing/school/class-shop'
import { inWithCard } from '../testing/school/in-with-card'
import { type Person, signUpActor } from '../testing/school/people'
import { forgetUnusedPupils } from './unused-pupils'

describeOnDatabase('a pupil whom nobody uses', engine => {
  let server: TestServer
  let teacher: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:00:00Z')
    await server.pool.query('delete from pupils')
    teacher = await signUpActor(server, 'teacher')
    const { user } = teacher
    const verify = 'update users set email_verified_at = created_at where id = $1'
    await server.pool.query(verify, [user.id])
    id = await seedClass(server, teacher, [])
  })

  /** Adds pupils of these names; answers their cards. */
  const add = async (...given: string[]) => {
    const { headers } = teacher
    await server.ask(pupils.addPupils, {
      params: { id },
      headers: { ...headers, ...newKey() },
      body: { rows: given.map(name => ({ given: name })) },
    })
    const { cards } = await server.ask(pupils.getCards, { params: { id }, headers })
    return cards.sort((one, other) => one.name.localeCompare(other.name))
  }
  const archive = (at: string | null, of = id) =>
    server.pool.query('update classes set archived_at = $2 where id = $1', [of, at])
  const forget = async (at: string) => {
    server.clock.moveTo(at)
    return forgetUnusedPupils(oneMoreProcess(server).pupils)
  }
  /** Who is there still, by their names, and when they leave. */
  const left = async () => {
    const { rows } = await server.pool.query<{ name: string; at: Date | null }>(
      `select given_name as name, leaves_at as at from pupils join users on id = user_id order by 1`,
    )
    return Object.fromEntries(rows.map(({ name, at }) => [name, at?.toISOString() ?? null]))
  }
  const logged = async (person: string | undefined) => {
    const { rows } = await server.pool.query<{ what: string }>(
      `select what from school_log where person = $1 and actor is null order by id`,
      [person],
    )
    return rows.map(({ what }) => what)
  }

  test('is listed 18 months after the class was archived, for 30 days, and then goes', async () => {
    const [mia] = await add('Mia')
    await forget('2030-01-01T00:00:00Z')
    expect(await left()).toEqual({ Mia: null })
    await archive('2030-01-15T00:00:00Z')
    await forget('2031-07-14T23:00:00Z')
    expect(await left()).toEqual({ Mia: null })
    await forget('2031-07-15T01:00:00Z')
    expect(await left()).toEqual({ Mia: '2031-08-14T01:00:00.000Z' })
    // Another round lists nobody twice.
    await forget('2031-08-14T00:59:00Z')
    expect(await left()).toEqual({ Mia: '2031-08-14T01:00:00.000Z' })
    await forget('2031-08-14T01:00:00Z')
    expect(await left()).toEqual({})
    expect(await logged(mia?.pupil)).toEqual(['pupil-listed', 'pupil-left'])
    const there = 'select id from users where id = $1'
    expect((await server.pool.query(there, [mia?.pupil])).rows).toEqual([])
    const history = `select what from account_history where user_id = $1 order by at desc limit 1`
    expect((await server.pool.query(history, [mia?.pupil])).rows).toEqual([{ what: 'deleted' }])
  })

  test('stays for a login, for going on with one, and for another class', async () => {
    const [ann, ben, mia, noa] = await add('Ann', 'Ben', 'Mia', 'Noa')
    if (!ann || !ben || !mia || !noa) throw new Error('there are no cards')
    await archive('2026-03-05T00:00:00Z')
    server.clock.moveTo('2026-03-10T10:00:00Z')
    const { authToken } = await inWithCard(server, { qr: mia.qr })
    server.clock.moveTo('2026-03-10T12:00:00Z')
    // Two hours later the session goes on: a day has not passed.
    await server.ask(pupils.listKeepers, { headers: { authorization: authToken } })
    const there = await seedClass(server, teacher, [])
    const enrol = `insert into enrolments (class, student, joined_at) values ($1, $2, '2026-03-10')`
    await server.pool.query(enrol, [there, noa.pupil])
    // On the very day that Ann's account went a session of hers went on.
    await server.pool.query(
      `insert into sessions (id, user_id, token_hash, device, created_at, last_used_at, expires_at)
       values (gen_random_uuid(), $1, '\\x01', '', '2026-03-05', '2026-03-05', '2029-01-01')`,
      [ann.pupil],
    )
    await server.pool.query(
      `update sessions set last_used_at = '2027-09-01 10:00Z' where user_id = $1`,
      [ann.pupil],
    )
    await forget('2027-09-05T01:00:00Z')
    const goes = '2027-10-05T01:00:00.000Z'
    expect(await left()).toEqual({ Ann: null, Ben: goes, Mia: null, Noa: null })
    await forget('2027-09-10T11:00:00Z')
    expect(await left()).toMatchObject({ Ben: goes, Mia: '2027-10-10T11:00:00.000Z' })
    // The card opens nothing in an archived class; in one that is in use it does, and both are used again.
    await archive(null)
    await inWithCard(server, { qr: ben.qr })
    expect(await left()).toMatchObject({ Ben: null, Mia: '2027-10-10T11:00:00.000Z' })
    await forget('2027-10-11T11:00:00Z')
    expect(await left()).toEqual({ Ann: null, Ben: null, Mia: null, Noa: null })
    expect(await logged(ben.pupil)).toEqual(['pupil-listed'])
  })

  test('goes at once from a backup of the time on the list that is restored late', async () => {
    await add('Mia', 'Noa')
    await archive('2026-03-05T00:00:00Z')
    await server.pool.query(
      `update pupils set leaves_at = '2027-10-05' from users where id = user_id and given_name = 'Mia'`,
    )
    await forget('2028-01-01T00:00:00Z')
    // Of who was not on the list then, it is told first.
    expect(await left()).toEqual({ Noa: '2028-01-31T00:00:00.000Z' })
  })

  test('is told apart from one whom a keeper has deleted', async () => {
    await add('Mia')
    await archive('2026-03-05T00:00:00Z')
    await server.pool.query(`update pupils set delete_at = '2027-12-24'`)
    await forget('2027-12-01T00:00:00Z')
    expect(await left()).toEqual({ Mia: null })
  })
})
