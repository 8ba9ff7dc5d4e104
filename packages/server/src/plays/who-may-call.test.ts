import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { beginPlay, playLater, seedDuel, storePlay } from '../testing/school/begun-play'
import { type Actor, type Person, signUpActor } from '../testing/school/people'
import { storeSong, tenTexts } from '../testing/school/played-song'
import { seedSongWith } from '../testing/school/seed-song'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']

describeOnDatabase('the matrix of plays', engine => {
  let server: TestServer
  let owner: Person
  let id: string
  let draft: string
  const people = new Map<Actor, Person>()
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 999, writes: 999 } })
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
  const aheadFor = (conversation: string) => ({ ahead: true, conversation })
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
    ['POST /plays/tickets ahead', plays.createTicket, aheadFor],
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

  test('POST /plays with a ticket that was fetched ahead: whose it is alone', async () => {
    const { sent } = await playLater(server, owner, id)
    const before = await wholeState(server.pool)
    for (const actor of known.filter(one => one !== 'owner')) {
      const { code } = await server.refused(plays.savePlay, {
        headers: headersOf(actor),
        body: sent,
      })
      expect(code, actor).toBe('ticket-not-found')
    }
    expect((await server.refused(plays.savePlay, { body: sent })).status).toBe(401)
    expect(await wholeState(server.pool)).toEqual(before)
    expect(await server.ask(plays.savePlay, { headers: owner.headers, body: sent })).toMatchObject({
      verified: true,
    })
  })

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

  describe('of songs', () => {
    /** Songs with whom they are there for, and whether for visitors (songs-for-learners.md#who-may-meet-a-song). */
    const kinds: [string, string, Actor[], boolean][] = [
      ['open', 'curated = true', known, true],
      ['PG-13', `maturity = 'PG-13'`, known.filter(actor => actor !== 'student'), true],
      ['for users', `audience = 'users'`, known, false],
      ['withdrawn', 'withdrawn_at = now()', ['editor', 'admin'], false],
      ['out of licence', `licensed_until = '2026-01-01'`, ['editor', 'admin'], false],
    ]
    const ticketOf = (song: string) => ({
      song,
      mode: 'reading',
      difficulty: 'easy',
      source: 'song',
    })
    const toldOf = (song: string) => ({
      song,
      activity: 'song',
      mode: 'reading',
      difficulty: 'easy',
      score: 1,
      isWinner: false,
    })

    test.each(kinds)(
      'one that is %s: tickets and plays of whom it is there for',
      async (_, set, may, forVisitors) => {
        const made = await seedSongWith(server, headersOf('editor'), tenTexts, { curated: true })
        const song = made.song.id
        await server.pool.query(`update songs set ${set} where id = $1`, [song])
        for (const [call, bodyFor] of [
          [plays.createTicket, ticketOf],
          [plays.savePlay, toldOf],
        ] as const) {
          for (const actor of known) {
            const sent = { headers: headersOf(actor), body: bodyFor(song) }
            if (may.includes(actor)) await server.ask(call, sent)
            else expect((await server.refused(call, sent)).status).toBe(404)
          }
          const before = await wholeState(server.pool)
          for (const headers of [{}, { authorization: 'nonsense' }])
            expect((await server.refused(call, { headers, body: bodyFor(song) })).status).toBe(401)
          expect(await wholeState(server.pool)).toEqual(before)
        }
        for (const actor of ['visitor', ...known] as const) {
          const sent = { headers: headersOf(actor), params: { id: song } }
          if (actor === 'visitor' ? forVisitors : may.includes(actor))
            expect((await server.ask(plays.getSongLeaderboard, sent)).total).toBe(0)
          else expect((await server.refused(plays.getSongLeaderboard, sent)).status).toBe(404)
        }
      },
    )

    test('GET /plays/best?song=: whoever is logged in, of the own alone', async () => {
      const made = await seedSongWith(server, headersOf('editor'), tenTexts, { curated: true })
      const { score } = await storeSong(server, owner, made.song.id)
      const query = `song=${made.song.id}`
      for (const actor of known) {
        const { songs = [] } = await server.ask(plays.findOwnBests, {
          headers: headersOf(actor),
          query,
        })
        expect(songs.map(best => best.score)).toEqual(actor === 'owner' ? [score] : [])
      }
      expect((await server.refused(plays.findOwnBests, { query })).status).toBe(401)
    })
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
