import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { countStatements, leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { beginPlay, seedDuel, storePlay } from '../testing/school/begun-play'
import { signUpPerson } from '../testing/school/people'

describeOnDatabase('a call about plays', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('speaks to the database a few times, however much there is', async () => {
    const { id } = await seedDuel(server)
    const person = await signUpPerson(server)
    const { headers, user } = person
    for (let number = 0; number < 10; number += 1) {
      await storePlay(server, await signUpPerson(server), id)
      await storePlay(server, person, id)
    }
    const body = { conversation: id, mode: 'reading', difficulty: 'easy' }
    const ticket = () => server.ask(plays.createTicket, { headers, body })
    expect(await leastCost(ticket)).toEqual({ statements: 5, waits: 5 })
    const begun = await beginPlay(server, person, id)
    const record = { ticket: begun.ticket, events: begun.events }
    const save = () => server.ask(plays.savePlay, { headers, body: record })
    // Fourteen, and what the clock may add while it is counted.
    expect(await countStatements(save)).toBeLessThanOrEqual(17)
    expect(await leastCost(save)).toEqual({ statements: 3, waits: 3 })
    const own = () => server.ask(plays.findPlays, { headers, query: `user=${user.id}` })
    expect(await leastCost(own)).toEqual({ statements: 3, waits: 2 })
    const board = (as: object) => () =>
      server.ask(plays.getLeaderboard, { params: { id }, headers: { ...as } })
    expect(await leastCost(board({}))).toEqual({ statements: 4, waits: 4 })
    expect(await leastCost(board(headers))).toEqual({ statements: 8, waits: 7 })
  })
})
