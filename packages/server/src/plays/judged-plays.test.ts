import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { beginPlay, seedDuel } from '../testing/school/begun-play'
import { type Person, signUpPerson } from '../testing/school/people'

describeOnDatabase('the record of a play', engine => {
  let server: TestServer
  let person: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    person = await signUpPerson(server)
  })
  beforeEach(async () => {
    id = (await seedDuel(server)).id
  })
  afterAll(() => server.close())
  const save = (body: object) => server.ask(plays.savePlay, { headers: person.headers, body })

  test('of a machine that is right in the same time in every turn is never verified', async () => {
    const { ticket, events } = await beginPlay(server, person, id, { unsteadiness: 0 })
    expect(await save({ ticket, events })).toMatchObject({ verified: false, score: 0 })
  })

  test('of clips that were answered before they can have ended is never verified', async () => {
    const manner = { mode: 'listening' } as const
    const silent = await beginPlay(server, person, id, manner)
    expect(await save({ ticket: silent.ticket, events: silent.events })).toMatchObject({
      verified: true,
    })
    const quick = await beginPlay(server, person, id, manner)
    await server.pool.query(
      'update dialogue_lines set duration_ms = 9000 where conversation = $1',
      [id],
    )
    const { ticket, events } = quick
    expect(await save({ ticket, events })).toMatchObject({ verified: false, score: 0 })
  })
})
