import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'
import { idOfItem, listOfPairs } from '../testing/school/seed-list'

const others = 20

describeEachEngine('changes of one list at the same moment', engine => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { writes: 999 } })
    owner = await signUpPerson(server)
  })
  afterAll(() => server.close())

  test('with the version that all of them saw: one wins, the others are told what is stored', async () => {
    const { headers } = owner
    const made = await server.ask(pronunciation.createList, { headers, body: listOfPairs })
    const change = async (number: number) => {
      const added = { id: idOfItem(100 + number), text: `nuevo ${number}` }
      const response = await fetch(`${server.address}/api/pronunciation-lists/${made.id}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ items: [...listOfPairs.items, added], version: 1 }),
      })
      const answer = await response.json()
      return { status: response.status, text: added.text, answer }
    }
    const done = await Promise.all(Array.from({ length: others }, (_, number) => change(number)))
    const won = done.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const params = { id: made.id }
    const now = await server.ask(pronunciation.getList, { headers, params })
    expect(now.items.at(-1)?.text).toBe(won[0]?.text)
    expect(now.version).toBe(2)
    for (const { status, answer } of done.filter(one => one !== won[0])) {
      expect(status).toBe(409)
      expect(answer).toMatchObject({ code: 'list-changed', current: { items: now.items } })
    }
  })

  test('views of many visitors at once are all counted, each once', async () => {
    const { headers } = owner
    const body = { ...listOfPairs, settings: { isPublished: true } }
    const { id } = await server.ask(pronunciation.createList, { headers, body })
    const look = (visitor: number) =>
      fetch(`${server.address}/api/pronunciation-lists/${id}/edit/public`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'user-agent': `Visitor ${visitor % 10}` },
        body: '{}',
      })
    await Promise.all(Array.from({ length: 30 }, (_, visitor) => look(visitor)))
    const list = await server.ask(pronunciation.getList, { params: { id } })
    expect(list.stats.views).toBe(10)
  })
})
