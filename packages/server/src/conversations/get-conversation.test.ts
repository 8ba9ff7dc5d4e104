import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf, refusalOf } from '../testing/apps/contract-client'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedConversation, seedLines, seedUser } from '../testing/school/seed-conversation'

const call = conversations.getConversation
const notThere = { status: 404, code: 'conversation-not-found', message: 'Conversation not found.' }

describeOnDatabase('a conversation', engine => {
  let server: TestServer
  let mina: string
  let open: { id: string; shortid: string }
  let draft: { id: string; shortid: string }
  let deleted: { id: string; shortid: string }

  beforeAll(async () => {
    server = await startTestServer(engine)
    const { pool } = server
    mina = await seedUser(pool, 'Mina')
    open = await seedConversation(pool, { title: 'La silla', author: mina, views: 7 })
    draft = await seedConversation(pool, { title: 'Draft', author: mina, isPublished: false })
    deleted = await seedConversation(pool, { title: 'Gone', deletedAt: '2026-02-01' })
    await seedLines(pool, open.id, ['¿Está libre?', 'Sí, claro.', 'Gracias.'])
    await seedLines(pool, draft.id, ['A secret.'])
    await seedLines(pool, deleted.id, ['Another secret.'])
  })
  afterAll(() => server.close())

  test('is answered whole, by its id, its id in capitals and its shortid', async () => {
    const [byId, byCapitals, byShortid] = await Promise.all(
      [open.id, open.id.toUpperCase(), open.shortid].map(id =>
        server.ask(call, { params: { id } }),
      ),
    )
    expect(byId).toMatchObject({
      ...open,
      title: 'La silla',
      author: { id: mina, username: 'Mina', displayName: 'Mina', avatar: null },
      stats: { views: 7 },
      settings: { isPublished: true },
      description: '',
      credit: '',
      translationLanguage: 'en',
      version: 1,
    })
    expect(
      byId?.dialogue.map(({ position, character, text }) => [position, character, text]),
    ).toEqual([
      [1, 1, '¿Está libre?'],
      [2, 2, 'Sí, claro.'],
      [3, 1, 'Gracias.'],
    ])
    expect(byCapitals).toEqual(byId)
    expect(byShortid).toEqual(byId)
  })

  test('is answered with a slash at the end of its path too', async () => {
    const response = await fetch(`${server.address}/api/conversations/${open.id}/`)
    expect((await answerOf(call, response)).id).toBe(open.id)
  })

  test('that is a draft, deleted or unknown is not there, and says nothing of itself', async () => {
    const unknown = ['01900000-0000-7000-8000-ffffffffffff', 'zzzzzzzz', 'x', '-', '_'.repeat(64)]
    const ids = [draft, deleted].flatMap(({ id, shortid }) => [id, shortid])
    for (const id of [...ids, ...unknown]) {
      expect(await server.refused(call, { params: { id } })).toEqual(notThere)
    }
  })

  test('whose author is gone has none', async () => {
    const orphan = await seedConversation(server.pool)
    const answer = await server.ask(call, { params: { id: orphan.id } })
    expect(answer.author).toBe(null)
    expect(answer.dialogue).toEqual([])
  })

  test.each([
    '%20',
    '%00',
    '%2e%2e',
    "a'b",
    'a%2Fb',
    'a%5Cb',
    'é',
    '猫',
    '%F0%9F%90%B1',
    'x'.repeat(65),
    'x'.repeat(300),
  ])('named %s is refused', async id => {
    const refusal = await refusalOf(await fetch(`${server.address}/api/conversations/${id}`))
    expect([400, 404]).toContain(refusal.status)
    expect(['invalid-input', 'not-found']).toContain(refusal.code)
  })

  test('named by an address that cannot be decoded is refused', async () => {
    const refusal = await refusalOf(await fetch(`${server.address}/api/conversations/%ff`))
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
  })
})
