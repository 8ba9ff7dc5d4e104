import { playlists } from '@duologue/contract/playlists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { signUpPerson } from '../testing/school/people'
import { seedConversation, seedUser } from '../testing/school/seed-conversation'

describeOnDatabase('a call about playlists', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('speaks to the database a few times, however much there is', async () => {
    const { headers } = await signUpPerson(server)
    const body = { name: 'Much' }
    const { id } = await server.ask(playlists.createPlaylist, { headers, body })
    const params = { id }
    const kept: string[] = []
    for (let number = 0; number < 200; number += 1) {
      const author = number < 50 ? await seedUser(server.pool, `author${number}`) : null
      kept.push((await seedConversation(server.pool, { author })).id)
    }
    for (const count of [1, 200]) {
      const conversations = kept.slice(0, count)
      const order = () =>
        server.ask(playlists.updatePlaylist, { headers, params, body: { conversations } })
      expect(await leastCost(order)).toEqual({ statements: 6, waits: 6 })
      const read = (as: object) => () =>
        server.ask(playlists.getPlaylist, { params, headers: { ...as } })
      expect(await leastCost(read({}))).toEqual({ statements: 3, waits: 2 })
      expect(await leastCost(read(headers))).toEqual({ statements: 3, waits: 3 })
      const cards = (as: object) => () =>
        server.ask(playlists.getPlaylistConversations, {
          params,
          query: 'limit=100',
          headers: { ...as },
        })
      expect(await leastCost(cards({}))).toEqual({ statements: 4, waits: 4 })
      expect(await leastCost(cards(headers))).toEqual({ statements: 4, waits: 4 })
    }
    const add = () =>
      server.ask(playlists.addToPlaylist, { headers, params, body: { conversation_id: kept[0] } })
    expect(await leastCost(add)).toEqual({ statements: 5, waits: 5 })
  })
})
