import { conversations } from '@duologue/contract/conversations'
import type { Endpoint } from '@duologue/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Actor, type Person, signUpActor } from '../testing/school/people'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']
const strangers = known.filter(actor => actor !== 'owner' && actor !== 'admin')
const blank = {
  title: 'La silla',
  language: 'es',
  character1: { name: 'Ana' },
  character2: { name: 'Luis' },
}

describeOnDatabase('the matrix of writing conversations', engine => {
  let server: TestServer
  const people = new Map<Actor | 'visitor', Person>()
  const headersOf = (actor: Actor | 'visitor') => ({ ...people.get(actor)?.headers })
  beforeAll(async () => {
    server = await startTestServer(engine)
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
  })
  afterAll(() => server.close())

  const keep = async (isPublished: boolean) => {
    const author = people.get('owner')?.user.id ?? null
    const kept = await seedConversation(server.pool, { title: 'Secreto', author, isPublished })
    await seedLines(server.pool, kept.id, ['¿Está libre?', 'Sí.', 'Gracias.', 'De nada.'])
    await server.pool.query('update conversations set has_rights = true where id = $1', [kept.id])
    return kept
  }
  const refusal = async (call: Endpoint, actor: Actor | 'visitor', sent: object) => {
    const before = await wholeState(server.pool)
    const told = await server.refused(call, { headers: headersOf(actor), ...sent })
    expect(await wholeState(server.pool)).toEqual(before)
    expect(JSON.stringify(told)).not.toContain('Secreto')
    expect(JSON.stringify(told)).not.toContain('libre')
    return told.status
  }

  test.each(known)('POST /conversations: %s gets a draft of the own', async actor => {
    const made = await server.ask(conversations.createConversation, {
      headers: headersOf(actor),
      // Nobody sets these from outside (security.md#unknown-fields).
      body: { ...blank, author: 'x', stats: { views: 9 }, settings: { isPublished: true } },
    })
    expect(made).toMatchObject({
      title: 'La silla',
      author: { id: people.get(actor)?.user.id },
      settings: { isPublished: false },
      stats: { views: 0 },
      version: 1,
      dialogue: [],
      authoring: { hasRights: false, classes: 0 },
    })
    expect(made.shortid).toMatch(/^[\w-]{8}$/)
  })

  test('POST /conversations: a visitor is asked for a login', async () => {
    expect(await refusal(conversations.createConversation, 'visitor', { body: blank })).toBe(401)
  })

  const row = { body: { title: 'Otra', settings: { isPublished: false } } }
  test.each([
    ['PATCH', conversations.updateConversation, row],
    ['DELETE', conversations.deleteConversation, {}],
  ] as const)('%s /conversations/{id}: its author and admins alone', async (_name, call, sent) => {
    const open = await keep(true)
    const draft = await keep(false)
    for (const { id, shortid } of [open, draft])
      for (const name of [id, shortid])
        expect(await refusal(call, 'visitor', { ...sent, params: { id: name } })).toBe(401)
    for (const actor of strangers) {
      expect([actor, await refusal(call, actor, { ...sent, params: open })]).toEqual([actor, 403])
      // That there is a draft is nobody's business (security.md#existence-is-private).
      expect([actor, await refusal(call, actor, { ...sent, params: draft })]).toEqual([actor, 404])
    }
    for (const actor of ['owner', 'admin'] as const)
      for (const isPublished of [true, false]) {
        const { id, shortid } = await keep(isPublished)
        const params = { id: shortid }
        const answer = await server.ask<Endpoint>(call, {
          headers: headersOf(actor),
          ...sent,
          params,
        })
        expect(answer).toMatchObject({ id })
      }
  })

  test('GET /conversations/{id}: only who may change it is told how it stands with it', async () => {
    const { id } = await keep(true)
    const get = (actor: Actor | 'visitor') =>
      server.ask(conversations.getConversation, { headers: headersOf(actor), params: { id } })
    for (const actor of ['owner', 'admin'] as const)
      expect((await get(actor)).authoring).toEqual({ hasRights: true, classes: 0 })
    for (const actor of ['visitor', ...strangers] as const)
      expect(await get(actor)).not.toHaveProperty('authoring')
  })
})
