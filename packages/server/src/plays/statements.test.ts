import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
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
    expect(await leastCost(ticket)).toEqual({ statements: 4, waits: 4 })
    const ahead = () =>
      server.ask(plays.createTicket, { headers, body: { ahead: true, conversation: id } })
    // The first is made, and every other is that one.
    expect(await leastCost(ahead)).toEqual({ statements: 6, waits: 6 })
    const begin = () => beginPlay(server, person, id)
    const first = await begin()
    const waiting = [await begin(), await begin(), first]
    const save = async () => {
      const { ticket: told, events } = waiting.pop() ?? first
      await server.ask(plays.savePlay, { headers, body: { ticket: told, events } })
    }
    // More waits than six: what is told is judged before it is stored, stored before boards and memory hear of it, and the
    // day is counted when they have.
    expect(await leastCost(save)).toEqual({ statements: 12, waits: 9 })
    // All are saved: the first one is sent again.
    expect(await leastCost(save)).toEqual({ statements: 3, waits: 3 })
    const own = () => server.ask(plays.findPlays, { headers, query: `user=${user.id}` })
    expect(await leastCost(own)).toEqual({ statements: 3, waits: 2 })
    const board = (as: object) => () =>
      server.ask(plays.getLeaderboard, { params: { id }, headers: { ...as } })
    expect(await leastCost(board({}))).toEqual({ statements: 4, waits: 4 })
    // More waits than six: where the reader stands comes before those around them, and all of it before their names.
    expect(await leastCost(board(headers))).toEqual({ statements: 8, waits: 7 })
  })
})
