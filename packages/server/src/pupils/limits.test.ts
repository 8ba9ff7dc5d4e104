import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedClass } from '../testing/school/class-matrix'
import { newKey } from '../testing/school/class-shop'
import { type Person, signUpActor } from '../testing/school/people'

const hour = 60 * 60 * 1000
const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ given: `Pupil ${at}`, family: 'Roth' }))

describeOnDatabase('how many pupils there are', engine => {
  let server: TestServer
  let teacher: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 10_000, writes: 10_000 } })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    teacher = await signUpActor(server, 'teacher')
    await server.pool.query('update users set email_verified_at = created_at')
    id = await seedClass(server, teacher, [])
  })

  const add = (rows: object[]) =>
    server.ask(pupils.addPupils, {
      params: { id },
      headers: { ...teacher.headers, ...newKey() },
      body: { rows },
    })

  test('are at most 250 a day, and made by whoever has confirmed an address', async () => {
    await add(named(200))
    id = await seedClass(server, teacher, [])
    const body = { rows: named(51).map(row => ({ ...row, decision: 'new' })) }
    const press = () => ({ params: { id }, headers: { ...teacher.headers, ...newKey() }, body })
    expect((await server.refused(pupils.addPupils, press())).code).toBe('too-many-pupils')
    server.clock.moveTo(new Date(server.clock.now().getTime() + 24 * hour).toISOString())
    expect((await server.ask(pupils.addPupils, press())).added).toHaveLength(51)
    await server.pool.query('update users set email_verified_at = null where id = $1', [
      teacher.user.id,
    ])
    expect(
      (await server.refused(pupils.addPupils, { ...press(), body: { rows: [{ given: 'Ada' }] } }))
        .code,
    ).toBe('email-not-verified')
  })

  test('are at most 200 in a class with those who are there, and 2,000 of one teacher in all', async () => {
    await add(named(199))
    const press = (rows: object[]) => ({
      params: { id },
      headers: { ...teacher.headers, ...newKey() },
      body: { rows },
    })
    const two = press([{ given: 'Ada' }, { given: 'Eva' }])
    expect((await server.refused(pupils.addPupils, two as never)).code).toBe('class-full')
    expect((await add([{ given: 'Ada' }])).added).toHaveLength(1)
    id = await seedClass(server, teacher, [])
    // As if they had made as many in the years before.
    await server.pool.query(
      `with people as (insert into users (id, username, username_key, display_name, created_at, is_pupil)
         select gen_random_uuid(), 'o' || n || $2, 'o' || n || $2, 'o' || n, now(), true
         from generate_series(1, 1799) n returning id)
       insert into pupils (user_id, words_version, made_by, made_at, carded_at)
       select id, 'en-1', $1, '2020-01-01', '2020-01-01' from people`,
      [teacher.user.id, id],
    )
    const more = press([{ given: 'Ada', decision: 'new' }, { given: 'Eva' }])
    expect((await server.refused(pupils.addPupils, more as never)).code).toBe('too-many-pupils')
    await server.pool.query(
      `delete from pupils where user_id in
         (select user_id from pupils where made_by = $1 and made_at < '2021-01-01' limit 1)`,
      [teacher.user.id],
    )
    expect((await server.ask(pupils.addPupils, more as never)).added).toHaveLength(2)
  })
})
