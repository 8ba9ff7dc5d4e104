import { accounts } from '@duologue/contract/accounts'
import type { Endpoint } from '@duologue/contract/endpoint'
import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { beginPlay, playLater, seedDuel } from '../../testing/school/begun-play'
import { allAtOnce } from '../../testing/school/class-shop'
import { type Person, signUpPerson } from '../../testing/school/people'
import { forgetTickets } from './ticket-store'

const day = 24 * 3_600_000

describeOnDatabase('a ticket that is fetched ahead', engine => {
  let server: TestServer
  let person: Person
  let duel: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 9999, writes: 9999 } })
  })
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    person = await signUpPerson(server)
    duel = (await seedDuel(server)).id
  })
  afterAll(() => server.close())

  const later = (ms: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + ms).toISOString())
  const ahead = (part: object = {}, { headers } = person) =>
    server.ask(plays.createTicket, {
      headers,
      body: { ahead: true, conversation: duel, ...part },
    })
  const notAhead = (part: object = {}, { headers } = person) =>
    server.refused(plays.createTicket, {
      headers,
      body: { ahead: true, conversation: duel, ...part },
    })
  const save = (body: object, { headers } = person) => server.ask(plays.savePlay, { headers, body })
  const refused = (body: object, { headers } = person) =>
    server.refused(plays.savePlay, { headers, body })
  /** Whoever is told that the server is busy asks again. */
  const insist = async (
    call: Endpoint,
    sent: { headers: Record<string, string>; body: unknown },
  ) => {
    for (;;) {
      const [status] = await allAtOnce(server, call, [sent])
      if (status !== 503) return status
    }
  }
  const open = async (user = person.user.id) => {
    const { rows } = await server.pool.query<{ id: string }>(
      'select id from play_tickets where user_id = $1 and is_ahead',
      [user],
    )
    return rows.map(({ id }) => id)
  }

  test('is the same until it was used, with its chance, and is not that of a game now', async () => {
    const first = await ahead()
    later(day * 2)
    expect(await ahead()).toEqual(first)
    const now = { conversation: duel, mode: 'reading', difficulty: 'easy' }
    const { seed } = await server.ask(plays.createTicket, { headers: person.headers, body: now })
    expect(seed).not.toBe(first.seed)
    const { sent } = await playLater(server, person, duel)
    expect(sent.ticket).toBe(first.ticket)
    await save(sent)
    const next = await ahead()
    expect(next.ticket).not.toBe(first.ticket)
    expect(next.seed).not.toBe(first.seed)
  })

  test('is another one after twenty days, with another chance', async () => {
    const first = await ahead()
    later(20 * day - 1000)
    expect((await ahead()).ticket).toBe(first.ticket)
    later(2000)
    const second = await ahead()
    expect(second.ticket).not.toBe(first.ticket)
    expect(second.seed).not.toBe(first.seed)
    expect(await open()).toEqual([second.ticket])
  })

  test('of a thing that was changed is another one, with the same chance; so is one after a record that nobody believes', async () => {
    const { sent, asked } = await playLater(server, person, duel)
    await server.pool.query(
      'update conversations set dialogue_version = dialogue_version + 1 where id = $1',
      [duel],
    )
    const changed = await ahead()
    expect(changed).toMatchObject({ seed: asked.seed, version: asked.version + 1 })
    expect((await refused(sent)).code).toBe('ticket-not-found')
    const start = { type: 'start', at: 0 }
    const forged = { ...sent, ticket: changed.ticket, events: [start, start] }
    expect(await save(forged)).toMatchObject({ verified: false, uncounted: 'record' })
    const next = await ahead()
    expect(next.ticket).not.toBe(changed.ticket)
    expect(next.seed).toBe(asked.seed)
  })

  test('of a conversation that changed while it was played does not count', async () => {
    const { sent } = await playLater(server, person, duel)
    await server.pool.query(
      'update conversations set dialogue_version = dialogue_version + 1 where id = $1',
      [duel],
    )
    expect(await save(sent)).toMatchObject({ verified: false, score: 0, uncounted: 'changed' })
  })

  test('is used once: sent again it is answered again, another game with it is refused', async () => {
    const { sent, asked } = await playLater(server, person, duel)
    const { best: _, ...play } = await save(sent)
    later(day)
    expect(await save({ ...sent, saidAt: server.clock.now().toISOString() })).toEqual(play)
    const other = { ...sent, settings: { ...sent.settings, difficulty: 'hard' } }
    expect((await refused(other)).code).toBe('play-saved-already')
    expect((await ahead()).ticket).not.toBe(asked.ticket)
  })

  test('brings its play once, of fifty sends at a time', async () => {
    const { sent } = await playLater(server, person, duel)
    const { headers } = person
    const press = () => insist(plays.savePlay, { headers, body: sent })
    const statuses = await Promise.all(Array.from({ length: 50 }, press))
    expect(new Set(statuses)).toEqual(new Set([201]))
    const query = `user=${person.user.id}`
    const found = await server.ask(plays.findPlays, { headers: person.headers, query })
    expect(found.total).toBe(1)
  })

  test('is one of at most forty, however many are asked for at a time', async () => {
    const duels = await Promise.all(Array.from({ length: 41 }, () => seedDuel(server)))
    const { headers } = person
    const press = ({ id }: { id: string }) =>
      insist(plays.createTicket, { headers, body: { ahead: true, conversation: id } })
    const statuses = await Promise.all(duels.map(press))
    expect(statuses.toSorted()).toEqual([...Array(40).fill(201), 409])
    expect(await open()).toHaveLength(40)
    const first = (await open())[0]
    const { rows } = await server.pool.query(
      'select conversation from play_tickets where id = $1',
      [first],
    )
    // One of those that are there may still be asked for, and be replaced.
    expect((await ahead({ conversation: rows[0].conversation })).ticket).toBe(first)
    later(21 * day)
    expect((await ahead({ conversation: rows[0].conversation })).ticket).not.toBe(first)
    expect(await open()).toHaveLength(40)
  })

  test('asked for twenty times at once is one', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => ahead()))
    expect(new Set(asked.map(({ ticket }) => ticket)).size).toBe(1)
    expect(await open()).toHaveLength(1)
  })

  test('is not forgotten for a hundred games that begin now', async () => {
    const { sent } = await playLater(server, person, duel)
    const body = { conversation: duel, mode: 'reading', difficulty: 'easy' }
    for (let number = 0; number < 101; number += 1)
      await server.ask(plays.createTicket, { headers: person.headers, body })
    expect(await save(sent)).toMatchObject({ verified: true })
  })

  test('is gone after thirty days, as every other, and forgotten', async () => {
    const { sent } = await playLater(server, person, duel)
    const now = await beginPlay(server, person, duel)
    // Who never comes is logged out before.
    later(15 * day)
    await server.ask(accounts.getMe, { headers: person.headers })
    later(15 * day - 120_000)
    const stays = await beginPlay(server, person, duel)
    later(120_000)
    expect((await refused(sent)).code).toBe('ticket-not-found')
    expect((await refused({ ticket: now.ticket, events: now.events })).status).toBe(404)
    expect(await forgetTickets(server.database, server.clock.now())).toBe(false)
    const { rows } = await server.pool.query('select id from play_tickets where user_id = $1', [
      person.user.id,
    ])
    expect(rows).toEqual([{ id: stays.ticket }])
    // What its device kept beside the record is told in its place.
    const told = {
      conversation: duel,
      activity: 'conversationGame',
      mode: 'reading',
      difficulty: 'normal',
      score: 1000,
      isWinner: true,
      key: sent.ticket,
    }
    expect(await save(told)).toMatchObject({ verified: false, uncounted: 'told', score: 1000 })
  })

  test('is of battles and rounds alone, of what its reader may see, and of nobody else', async () => {
    const song = { conversation: undefined, song: '01890000-0000-7000-8000-0000000000aa' }
    const wishes = { mode: 'reading', difficulty: 'easy', source: 'song' }
    expect((await notAhead(song)).status).toBe(400)
    expect((await notAhead({ ...song, ...wishes })).status).toBe(400)
    const draft = await seedDuel(server, { isPublished: false })
    expect((await notAhead({ conversation: draft.id })).status).toBe(404)
    const { sent } = await playLater(server, person, duel)
    expect((await refused(sent, await signUpPerson(server))).code).toBe('ticket-not-found')
  })
})
