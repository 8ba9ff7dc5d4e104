import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { beginPlay, seedDuel, storePlay } from '../testing/school/begun-play'
import { type Actor, type Person, signUpActor } from '../testing/school/people'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']

describeOnDatabase('the matrix of plays', engine => {
  let server: TestServer
  let owner: Person
  let id: string
  let draft: string
  const people = new Map<Actor, Person>()
  beforeAll(async () => {
    server = await startTestServer(engine)
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
    owner = people.get('owner') ?? (await signUpActor(server, 'owner'))
    id = (await seedDuel(server)).id
    draft = (await seedDuel(server, { isPublished: false, author: owner.user.id })).id
    await storePlay(server, owner, id)
  })
  afterAll(() => server.close())

  const headersOf = (actor: Actor | 'visitor') =>
    actor === 'visitor' ? {} : (people.get(actor)?.headers ?? {})
  const ticketFor = (conversation: string) => ({
    conversation,
    mode: 'reading',
    difficulty: 'easy',
    powers: ['heal'],
    relaxed: true,
  })
  const toldFor = (conversation: string) => ({
    conversation,
    activity: 'conversationGame',
    mode: 'reading',
    difficulty: 'easy',
    score: 1,
    isWinner: false,
  })

  test.each([
    ['POST /plays/tickets', plays.createTicket, ticketFor],
    ['POST /plays', plays.savePlay, toldFor],
  ] as const)(
    '%s: everybody with an account, of what they may see',
    async (_name, call, bodyFor) => {
      for (const actor of known) {
        const headers = headersOf(actor)
        await server.ask(call, { headers, body: bodyFor(id) })
        const mayReadDraft = actor === 'owner' || actor === 'admin'
        const ofDraft = { headers, body: bodyFor(draft) }
        if (mayReadDraft) await server.ask(call, ofDraft)
        else expect((await server.refused(call, ofDraft)).status).toBe(404)
      }
      const before = await wholeState(server.pool)
      for (const headers of [{}, { authorization: 'nonsense' }]) {
        expect((await server.refused(call, { headers, body: bodyFor(id) })).status).toBe(401)
      }
      expect(await wholeState(server.pool)).toEqual(before)
    },
  )

  test('GET /plays?user=: the user and admins alone', async () => {
    const query = `user=${owner.user.id}`
    const statusFor = async (actor: Actor | 'visitor') =>
      (await server.refused(plays.findPlays, { headers: headersOf(actor), query })).status
    expect(await statusFor('visitor')).toBe(401)
    for (const actor of ['other', 'student', 'teacher', 'otherTeacher', 'editor'] as const) {
      expect(await statusFor(actor)).toBe(403)
    }
    for (const actor of ['owner', 'admin'] as const) {
      const found = await server.ask(plays.findPlays, { headers: headersOf(actor), query })
      expect(found.total).toBeGreaterThan(0)
    }
  })

  test('GET /conversations/{id}/leaderboard: everybody, of what they may see', async () => {
    for (const actor of ['visitor', ...known] as const) {
      const headers = headersOf(actor)
      const board = await server.ask(plays.getLeaderboard, { headers, params: { id } })
      expect(board.plays.map(({ player }) => player?.username)).toEqual([owner.user.username])
      expect(JSON.stringify(board)).not.toContain('@')
      const ofDraft = { headers, params: { id: draft } }
      if (actor === 'owner' || actor === 'admin') await server.ask(plays.getLeaderboard, ofDraft)
      else expect((await server.refused(plays.getLeaderboard, ofDraft)).status).toBe(404)
    }
  })

  test('PATCH and DELETE /plays/{id} do not exist', async () => {
    const { ticket } = await beginPlay(server, owner, id)
    for (const method of ['PATCH', 'DELETE']) {
      const { status } = await fetch(`${server.address}/api/plays/${ticket}`, {
        method,
        headers: owner.headers,
      })
      expect(status).toBe(404)
    }
  })
})
