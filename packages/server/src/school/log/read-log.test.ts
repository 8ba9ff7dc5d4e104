import { classes } from '@duologue/contract/classes'
import { school } from '@duologue/contract/school/school'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedClass } from '../../testing/school/class-matrix'
import { type Person, signUpActor, signUpPerson } from '../../testing/school/people'

describeOnDatabase('the log of the school', engine => {
  let server: TestServer
  let admin: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 1000, writes: 1000 } })
    admin = await signUpActor(server, 'admin')
  })
  afterAll(() => server.close())

  const read = (query = '') => server.ask(school.readLog, { query, headers: admin.headers })

  test('is read page by page, the newest first, with the names of now; who is gone is told as gone', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const id = await seedClass(server, teacher, [], { name: '5b' })
    const { user } = await signUpPerson(server)
    const about = (why: string) => ({
      params: { id: user.id },
      headers: admin.headers,
      body: { why },
    })
    await server.ask(classes.archiveClass, { params: { id }, headers: teacher.headers })
    await server.ask(school.closePerson, about('misuse'))
    await server.pool.query(
      `update users set given_name = 'Ben', family_name = 'Roth' where id = $1`,
      [user.id],
    )
    const { lines, total } = await read()
    expect(total).toBe(2)
    expect(lines).toMatchObject([
      {
        what: 'account-closed',
        actor: { id: admin.user.id, name: admin.user.username },
        person: { id: user.id, name: 'Ben Roth' },
        class: null,
        about: 'misuse',
      },
      { what: 'class-archived', actor: { name: teacher.user.username }, class: { id, name: '5b' } },
    ])
    await server.ask(school.deletePerson, about('asked'))
    await server.pool.query('delete from classes where id = $1', [id])
    const later = await read()
    expect(later.lines.map(line => [line.what, line.person?.name, line.class?.name])).toEqual([
      ['person-deleted', null, undefined],
      ['account-closed', null, undefined],
      ['class-archived', undefined, null],
    ])
    const second = await read('page=2&limit=1')
    expect(second.lines[0]?.id).toBe(later.lines[1]?.id)
    expect(second.before).toBe(later.lines[0]?.id)
    const of = async (query: string) => (await read(query)).lines.map(({ what }) => what)
    expect(await of(`actor=${teacher.user.id}`)).toEqual(['class-archived'])
    expect(await of(`person=${user.id}`)).toEqual(['person-deleted', 'account-closed'])
    expect(await of(`class=${id}`)).toEqual(['class-archived'])
    expect(await of(`person=${user.id}&what=account-closed`)).toEqual(['account-closed'])
    expect(await leastCost(() => read())).toEqual({ statements: 5, waits: 3 })
  })
})
