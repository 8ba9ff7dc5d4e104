import { type Conversation, conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Actor, type Person, signUpActor } from '../testing/school/people'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']
const texts = ['¿Está libre?', 'Sí, claro.', 'Gracias.']

describeOnDatabase('the matrix of conversations', engine => {
  let server: TestServer
  let owner: Person
  let open: { id: string; shortid: string }
  let draft: { id: string; shortid: string }
  const people = new Map<Actor | 'visitor', Person>()
  beforeAll(async () => {
    server = await startTestServer(engine)
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
    owner = people.get('owner') ?? (await signUpActor(server, 'owner'))
    const author = owner.user.id
    open = await seedConversation(server.pool, { title: 'La silla', author, views: 7 })
    draft = await seedConversation(server.pool, { title: 'Draft', author, isPublished: false })
    await seedLines(server.pool, open.id, texts)
    await seedLines(server.pool, draft.id, texts)
  })
  afterAll(() => server.close())

  const headersOf = (actor: Actor | 'visitor') => ({ ...people.get(actor)?.headers })
  const call = conversations.duplicateConversation

  test.each(known)(
    'POST /conversations/{id}/duplicate: %s gets a draft of the own',
    async actor => {
      const headers = headersOf(actor)
      for (const name of [open.id, open.shortid]) {
        const copy = await server.ask(call, { headers, params: { id: name } })
        expect(copy).toMatchObject({
          title: 'La silla',
          author: { id: people.get(actor)?.user.id },
          settings: { isPublished: false },
          stats: { views: 0 },
          version: 1,
        })
        expect([copy.id, copy.shortid]).not.toContain(name)
        expect(copy.dialogue.map(({ text }) => text)).toEqual(texts)
        expect(
          await server.ask(conversations.getConversation, { headers, params: { id: copy.id } }),
        ).toEqual(copy)
        const stranger = actor === 'other' ? 'student' : 'other'
        const read = { headers: headersOf(stranger), params: { id: copy.id } }
        expect((await server.refused(conversations.getConversation, read)).status).toBe(404)
      }
    },
  )

  test('a draft is copied by its author and by admins; to everybody else it is not there', async () => {
    for (const actor of ['owner', 'admin'] as const) {
      await server.ask(call, { headers: headersOf(actor), params: { id: draft.id } })
    }
    const before = await wholeState(server.pool)
    for (const actor of ['other', 'student', 'teacher', 'otherTeacher', 'editor'] as const) {
      const refusal = await server.refused(call, {
        headers: headersOf(actor),
        params: { id: draft.id },
      })
      expect(refusal).toMatchObject({ status: 404, code: 'conversation-not-found' })
    }
    for (const params of [open, draft]) {
      expect(await server.refused(call, { params })).toMatchObject({
        status: 401,
        message: 'Authorization token missing',
      })
    }
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('a copy is changed by nothing that happens to its original', async () => {
    const { headers } = owner
    const copy = await server.ask(call, { headers, params: { id: open.id } })
    await server.pool.query('update dialogue_lines set text = $1 where conversation = $2', [
      'Otra cosa.',
      open.id,
    ])
    const read = () =>
      server.ask(conversations.getConversation, { headers, params: { id: copy.id } })
    expect(((await read()) as Conversation).dialogue).toEqual(copy.dialogue)
  })

  test('GET /conversations?author=X&includeDraft=true: drafts for their author alone', async () => {
    const author = owner.user.id
    const found = async (actor: Actor | 'visitor') => {
      const query = `author=${author}&includeDraft=true&limit=100`
      const answer = await server.ask(conversations.searchConversations, {
        headers: headersOf(actor),
        query,
      })
      const drafts = answer.conversations.filter(({ settings }) => !settings.isPublished)
      expect(answer.conversations).toHaveLength(answer.total)
      return { total: answer.total, drafts: drafts.length }
    }
    const own = await found('owner')
    expect(own.drafts).toBeGreaterThan(0)
    for (const actor of ['visitor', ...known.filter(one => one !== 'owner')] as const) {
      expect(await found(actor)).toEqual({ total: own.total - own.drafts, drafts: 0 })
    }
  })
})
