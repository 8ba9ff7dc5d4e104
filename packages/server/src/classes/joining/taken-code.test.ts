import { classes } from '@duologue/contract/classes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { newKey } from '../../testing/school/class-shop'
import { signUpActor } from '../../testing/school/people'

describeOnDatabase('a code to join that another class has', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('is not given: another one is tried, for a new class, a copy and a renewed link', async () => {
    const { headers } = await signUpActor(server, 'teacher')
    const body = { name: 'Ours' }
    const first = await server.ask(classes.createClass, { headers, body })
    // Every other code that the database makes is that of the first class.
    await server.pool.query('create sequence codes')
    await server.pool.query(
      `alter table classes alter join_code set default case when nextval('codes') % 2 = 1
         then '${first.joinCode}' else 'CODE' || lpad(currval('codes')::text, 4, '0') end`,
    )
    const second = await server.ask(classes.createClass, { headers, body })
    const copied = await server.ask(classes.copyClass, {
      params: { id: first.id },
      headers: { ...headers, ...newKey() },
      body: { ...body, rewards: false, students: false },
    })
    const renewed = await server.ask(classes.renewCode, { params: { id: second.id }, headers })
    expect([second.joinCode, renewed.joinCode]).toEqual(['CODE0002', 'CODE0006'])
    const { rows } = await server.pool.query('select join_code from classes where id = $1', [
      copied.id,
    ])
    expect(rows).toEqual([{ join_code: 'CODE0004' }])
  })
})
