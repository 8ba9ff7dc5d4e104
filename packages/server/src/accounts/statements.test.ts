import { accounts } from '@duologue/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { signUpPerson } from '../testing/school/people'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'

describeOnDatabase('a call about accounts', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('speaks to the database a few times, however much there is', async () => {
    const { user, email, password, headers } = await signUpPerson(server)
    const params = { id: user.id }
    for (let number = 0; number < 40; number += 1) {
      const { id } = await seedConversation(server.pool, { author: user.id })
      await seedLines(server.pool, id, ['one', 'two'])
      await signUpPerson(server)
    }
    const me = () => server.ask(accounts.getMe, { headers })
    expect(await leastCost(me)).toEqual({ statements: 5, waits: 2 })
    const find = () => server.ask(accounts.findUsers, { query: 'username=abc', headers })
    expect(await leastCost(find)).toEqual({ statements: 2, waits: 2 })
    const list = () => server.ask(accounts.listSessions, { headers })
    expect(await leastCost(list)).toEqual({ statements: 2, waits: 2 })
    const logIn = () => server.ask(accounts.logIn, { body: { email, password } })
    expect(await leastCost(logIn)).toEqual({ statements: 7, waits: 3 })
    const exported = () => server.ask(accounts.exportUser, { params, headers })
    expect(await leastCost(exported)).toEqual({ statements: 41, waits: 6 })
  })
})
