import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { beginPlay, seedDuel, storePlay } from '../testing/school/begun-play'
import { signUpPerson } from '../testing/school/people'

describeOnDatabase('the answer to a play', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('tells what the own best was before, where the play is a new one', async () => {
    const { id } = await seedDuel(server)
    const person = await signUpPerson(server)
    const play = (manner: { isRight?: boolean; thinking?: number }) =>
      storePlay(server, person, id, manner)
    const first = await play({ isRight: false })
    expect(first.best).toEqual({ before: null, now: first.score })
    const better = await play({ thinking: 3000 })
    expect(better.best).toEqual({ before: first.score, now: better.score })
    expect(better.score).toBeGreaterThan(first.score)
    expect((await play({ isRight: false })).best).toBeUndefined()
    const others = await storePlay(server, await signUpPerson(server), id)
    expect(others.best?.before).toBeNull()
  })

  test('tells none of another board, of a play that does not count, nor when it is sent again', async () => {
    const { id } = await seedDuel(server)
    const person = await signUpPerson(server)
    const { headers } = person
    const save = (body: unknown) => server.ask(plays.savePlay, { headers, body })
    await storePlay(server, person, id)
    const spoken = await beginPlay(server, person, id, { mode: 'speaking' })
    const record = { ticket: spoken.ticket, events: spoken.events }
    expect((await save(record)).best?.before).toBeNull()
    expect((await save(record)).best).toBeUndefined()
    const told = { conversation: id, activity: 'conversationGame', mode: 'reading' }
    const boasted = { ...told, difficulty: 'normal', score: 9_999_999, isWinner: true }
    expect((await save(boasted)).best).toBeUndefined()
    const forged = await beginPlay(server, person, id)
    const events = [{ type: 'start', at: 0 }, ...forged.events]
    expect(await save({ ticket: forged.ticket, events })).toMatchObject({ verified: false })
  })
})
