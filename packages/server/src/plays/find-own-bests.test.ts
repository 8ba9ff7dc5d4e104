import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastStatements } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel, storePlay } from '../testing/school/begun-play'
import { type Actor, type Person, signUpActor, signUpPerson } from '../testing/school/people'

const call = plays.findOwnBests
const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']

describeOnDatabase('the own bests', engine => {
  let server: TestServer
  let owner: Person
  let played: string
  let untouched: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
    played = (await seedDuel(server)).id
    untouched = (await seedDuel(server)).id
    await storePlay(server, owner, played, { thinking: 9000 })
  })
  afterAll(() => server.close())

  const ask = (person: Person, ...ids: string[]) =>
    server.ask(call, {
      headers: person.headers,
      query: ids.map(id => `conversation=${id}`).join('&'),
    })

  test('are a share of the best of everybody, and say nothing where nothing was played', async () => {
    const alone = await ask(owner, played, untouched)
    expect(alone.bests).toEqual([{ conversation: played, score: expect.any(Number), share: 100 }])
    const quick = await signUpPerson(server)
    const better = await storePlay(server, quick, played, { thinking: 1000 })
    const [own] = (await ask(owner, played)).bests
    const share = Math.floor((100 * (own?.score ?? 0)) / better.score)
    expect(own).toEqual({ ...alone.bests[0], share })
    expect(share).toBeLessThan(100)
    expect((await ask(quick, played)).bests).toMatchObject([{ share: 100 }])
  })

  test.each(known)('of %s are told to nobody else', async actor => {
    const person = await signUpActor(server, actor)
    expect((await ask(person, played, untouched)).bests).toEqual([])
  })

  test('need a login, and ids', async () => {
    const query = `conversation=${played}`
    expect(await server.refused(call, { query })).toMatchObject({ status: 401 })
    const { headers } = owner
    for (const wrong of ['', 'conversation=x', Array(101).fill(query).join('&')]) {
      expect(await server.refused(call, { headers, query: wrong })).toMatchObject({ status: 400 })
    }
  })

  test('are one statement, however many are asked for', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, async () => (await seedDuel(server)).id),
    )
    const few = await leastStatements(() => ask(owner, played))
    expect(await leastStatements(() => ask(owner, played, ...ids))).toBe(few)
  })
})
