import { placement } from '@duologue/contract/placement'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Actor, signUpActor } from '../testing/school/people'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']

describeOnDatabase('the matrix of placement', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('everybody is answered alike, and nothing of it is kept', async () => {
    const headers = [{}, { authorization: 'nonsense' }]
    for (const actor of known) headers.push((await signUpActor(server, actor)).headers)
    const before = await wholeState(server.pool)
    for (const sent of headers) {
      const params = { language: 'es' }
      expect(await server.ask(placement.getPlacement, { headers: sent, params })).toEqual({
        language: 'es',
        levels: [],
      })
      expect(await server.ask(placement.getPlacementLanguages, { headers: sent })).toEqual({
        languages: [],
      })
    }
    expect(await wholeState(server.pool)).toEqual(before)
  })
})
