import { words } from '@duologue/contract/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Actor, type Person, signUpActor } from '../testing/school/people'

const editors = ['editor', 'admin'] as const
const others = ['other', 'student', 'teacher', 'otherTeacher'] as const

const fields = { language: 'spanish', text: 'luna', translation: 'moon' }
const body = { ...fields, difficulty: 'beginner', phrase: false }

describeOnDatabase('the matrix of words', engine => {
  let server: TestServer
  let id: string
  const people = new Map<Actor, Person>()
  beforeAll(async () => {
    server = await startTestServer(engine)
    for (const actor of [...editors, ...others]) people.set(actor, await signUpActor(server, actor))
    id = (await server.ask(words.createWord, { headers: headersOf('editor'), body })).id
  })
  afterAll(() => server.close())

  const headersOf = (actor: Actor): Record<string, string> => people.get(actor)?.headers ?? {}

  test.each([
    ['GET /words', words.searchWords, () => ({ query: 'text=luna' })],
    ['GET /words/pinyin', words.getPinyin, () => ({ query: 'text=%E4%BD%A0%E5%A5%BD' })],
    ['GET /words/rank', words.getRank, () => ({ query: 'text=luna&language=spanish' })],
    ['GET /words/{id}', words.getWord, () => ({ params: { id } })],
    ['POST /words', words.createWord, () => ({ body })],
    [
      'PATCH /words/{id}',
      words.updateWord,
      () => ({ params: { id }, body: { annotation: 'In the sky.' } }),
    ],
  ])('%s: editors and admins, nobody else', async (_name, call, sent) => {
    const before = await wholeState(server.pool)
    expect(await server.refused(call, sent())).toEqual({
      status: 401,
      code: 'token-missing',
      message: 'Authorization token missing',
    })
    const stranger = { authorization: 'nonsense' }
    expect((await server.refused(call, { ...sent(), headers: stranger })).status).toBe(401)
    for (const actor of others)
      expect(await server.refused(call, { ...sent(), headers: headersOf(actor) })).toEqual({
        status: 403,
        code: 'editors-only',
        message: 'You must be logged in as an editor to use this page.',
      })
    expect(await wholeState(server.pool)).toEqual(before)
    for (const actor of editors)
      expect(await server.ask(call, { ...sent(), headers: headersOf(actor) })).toBeTruthy()
  })

  test('who may not edit is told so before anything is looked at', async () => {
    const headers = headersOf('teacher')
    const params = { id: 'none' }
    const refusals = await Promise.all([
      server.refused(words.getWord, { headers, params }),
      server.refused(words.updateWord, { headers, params, body: { phrase: 'no' } }),
      server.refused(words.createWord, { headers, body: {} }),
    ])
    expect(refusals.map(({ code }) => code)).toEqual(Array(3).fill('editors-only'))
  })

  test('a word that is not there is 404', async () => {
    const params = { id: '01900000-0000-7000-8000-ffffffffffff' }
    const gone = { status: 404, code: 'word-not-found', message: 'Word not found.' }
    const before = await wholeState(server.pool)
    for (const actor of editors) {
      const headers = headersOf(actor)
      expect(await server.refused(words.getWord, { headers, params })).toEqual(gone)
      const change = { headers, params, body: { phrase: true } }
      expect(await server.refused(words.updateWord, change)).toEqual(gone)
    }
    expect(await wholeState(server.pool)).toEqual(before)
  })
})
