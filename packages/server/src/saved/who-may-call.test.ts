import { saved } from '@duologue/contract/saved'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Actor, type Person, signUpActor } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']
const readsDraft: Actor[] = ['owner', 'admin']

describeOnDatabase('the matrix of saved conversations', engine => {
  let server: TestServer
  let open: string
  let draft: string
  const people = new Map<Actor, Person>()
  beforeAll(async () => {
    server = await startTestServer(engine)
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
    const author = people.get('owner')?.user.id ?? null
    open = (await seedConversation(server.pool, { author })).id
    draft = (await seedConversation(server.pool, { author, isPublished: false })).id
  })
  afterAll(() => server.close())
  const headersOf = (actor: Actor) => people.get(actor)?.headers ?? {}

  test.each([
    ['PUT /saved/{id}', saved.saveConversation],
    ['DELETE /saved/{id}', saved.unsaveConversation],
    ['GET /saved/{id}', saved.getSavedState],
    ['GET /saved', saved.getSavedConversations],
  ] as const)('%s: nobody without a login, and nothing changes', async (_name, call) => {
    const before = await wholeState(server.pool)
    for (const headers of [{}, { authorization: 'nonsense' }])
      for (const id of [open, draft])
        expect((await server.refused(call, { headers, params: { id } })).status).toBe(401)
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('everybody keeps for themselves what they may see, and sees their own alone', async () => {
    for (const actor of known) {
      const headers = headersOf(actor)
      const told = () => server.ask(saved.getSavedConversations, { headers })
      expect([actor, (await told()).total]).toEqual([actor, 0])
      await server.ask(saved.saveConversation, { headers, params: { id: open } })
      const ofDraft = { headers, params: { id: draft } }
      if (readsDraft.includes(actor)) {
        await server.ask(saved.saveConversation, ofDraft)
        expect(await server.ask(saved.getSavedState, ofDraft)).toEqual({ isSaved: true })
      } else {
        for (const call of [saved.saveConversation, saved.getSavedState])
          expect((await server.refused(call, ofDraft)).status).toBe(404)
      }
      const many = readsDraft.includes(actor) ? 2 : 1
      expect(await told()).toMatchObject({ total: many })
      expect(JSON.stringify(await told())).not.toContain('@')
    }
    for (const actor of known.slice(1)) {
      const input = { headers: headersOf(actor), params: { id: open } }
      await server.ask(saved.unsaveConversation, input)
    }
    const first = { headers: headersOf('other'), params: { id: open } }
    expect(await server.ask(saved.getSavedState, first)).toEqual({ isSaved: true })
  })
})
