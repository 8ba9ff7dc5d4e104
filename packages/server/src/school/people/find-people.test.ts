import { school } from '@duologue/contract/school/school'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { type Person, signUpActor, signUpPerson } from '../../testing/school/people'

describeOnDatabase('people of the school', engine => {
  let server: TestServer
  let admin: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 1000 } })
    admin = await signUpActor(server, 'admin')
  })
  afterAll(() => server.close())

  const seed = async (given: string, family: string, email: string) => {
    const { user } = await signUpPerson(server, { email })
    const names = [given, family, user.id]
    await server.pool.query(
      'update users set given_name = $1, family_name = $2 where id = $3',
      names,
    )
    return user
  }
  const find = async (q: string, more = '') => {
    const query = `q=${encodeURIComponent(q)}${more}`
    return server.ask(school.findPeople, { query, headers: admin.headers })
  }
  const named = async (q: string) => (await find(q)).people.map(({ fullName }) => fullName)

  test('are found by any part of name, username and address; case and accents do not count', async () => {
    const zoe = await seed('Zoë', 'Weiß', 'z.weiss@school.example')
    await seed('Søren', 'O’Neil', 'soeren@school.example')
    await seed('Мия', 'Roth_', 'mia@school.example')
    expect(await named('zoe')).toEqual(['Zoë Weiß'])
    expect(await named('WEISS zoë')).toEqual(['Zoë Weiß'])
    expect(await named('z.weiss@')).toEqual(['Zoë Weiß'])
    expect(await named(zoe.username.toUpperCase())).toEqual(['Zoë Weiß'])
    expect(await named("o'neil soren")).toEqual(['Søren O’Neil'])
    expect(await named('мия')).toEqual(['Мия Roth_'])
    // Its own signs are letters like others.
    expect(await named('h_')).toEqual(['Мия Roth_'])
    expect(await named('%')).toEqual([])
    expect(await named('zoe roth')).toEqual([])
  })

  test('are told page by page, by their names, with what their account is', async () => {
    const teacher = await signUpActor(server, 'teacher')
    await server.pool.query(`update users set given_name = 'Äaron' where id = $1`, [
      teacher.user.id,
    ])
    const whole = await find('')
    const { rows } = await server.pool.query('select count(*)::int as n from users')
    expect(whole.total).toBe(rows[0].n)
    const [first, second, third] = whole.people.map(({ id }) => id)
    expect(whole.people[0]).toMatchObject({ fullName: 'Äaron', type: 'teacher' })
    expect(whole.people.find(({ id }) => id === admin.user.id)).toMatchObject({ role: 'admin' })
    const page = await find('', '&page=2&limit=2')
    expect(page.before).toBe(second)
    expect(page.people[0]?.id).toBe(third)
    expect((await find('', '&limit=1')).people.map(({ id }) => id)).toEqual([first])
  })

  test('cost three statements, however many there are', async () => {
    expect(await leastCost(() => find('zoe'))).toEqual({ statements: 3, waits: 2 })
  })
})
