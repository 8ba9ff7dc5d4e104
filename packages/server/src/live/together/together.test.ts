import { live } from '@duologue/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneMoreProcess } from '../../testing/apps/one-more-process'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import { connectPage, type HallPage } from '../../testing/school/hall-page'
import { exchange, hallSettings, joinAsGuest, openHall } from '../../testing/school/opened-hall'
import { duelOn, openHallOfPair, passInHall, playOn } from '../../testing/school/opened-pair-hall'
import { type Person, signUpActor } from '../../testing/school/people'

const wire = { wire: 2 } as const

describeOnDatabase('two who play at once', engine => {
  let server: TestServer
  let conversation: string
  let ana: Person
  let ben: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    conversation = (await seedDuel(server, { title: 'La llave' })).id
    ana = await signUpActor(server, 'student')
    ben = await signUpActor(server, 'student')
  })
  afterAll(() => server.close())

  const connect = (hall: string, { headers }: { headers: Record<string, string> }) =>
    connectPage(server.address, hall, headers, wire)

  /** Both have come and said that they are ready. */
  async function begun(choices: Parameters<typeof openHallOfPair>[3] = {}) {
    const hall = await openHallOfPair(server, conversation, [ana, ben], choices)
    const [one, two] = await Promise.all([connect(hall, ana), connect(hall, ben)])
    const ready = { type: 'ready', powers: [] } as const
    expect(await one.act(ready)).toBe(null)
    expect(await two.act(ready)).toBe(null)
    await expect
      .poll(() => [one, two].map(page => page.view().state))
      .toEqual(['playing', 'playing'])
    const pages = duelOn(one).seat === 1 ? { 1: one, 2: two } : { 1: two, 2: one }
    return { hall, pages }
  }

  async function playToEnd(hall: string, pages: Record<1 | 2, HallPage>) {
    for (let done = 0; pages[1].view().state === 'playing' && done < 40; done += 1) {
      const { known } = duelOn(pages[1])
      expect(await playOn(server, hall, pages)).toBe(null)
      await expect
        .poll(() => pages[1].view().state === 'ended' || duelOn(pages[1]).known > known)
        .toBe(true)
    }
  }

  test('come, are ready, play to the end on any process; each has a play of their own', async () => {
    const { hall, pages } = await begun()
    await playOn(server, hall, pages)
    await expect.poll(() => duelOn(pages[2]).known).toBe(2)
    // A reload and another process have the very duel.
    const again = await connect(
      hall,
      duelOn(pages[1]).partner.name === ben.user.username ? ana : ben,
    )
    expect(duelOn(again).events).toEqual(duelOn(pages[2]).events)
    const kept = await oneMoreProcess(server).live.halls.current(hall)
    expect(kept?.hall.pairs?.[0]?.events).toEqual(duelOn(pages[2]).events)
    await playToEnd(hall, { 1: again, 2: pages[2] })
    expect(pages[2].view()).toMatchObject({
      end: { duel: { partner: expect.any(String), how: expect.stringMatching(/won|lost|draw/) } },
    })
    const plays = async () => {
      const { rows } = await server.pool.query(
        `select user_id, verified, live, mode from plays where user_id = any($1) order by is_winner`,
        [[ana.user.id, ben.user.id]],
      )
      return rows
    }
    await expect.poll(plays, { timeout: 20_000 }).toHaveLength(2)
    expect(await plays()).toMatchObject([
      { verified: true, live: false, mode: 'reading' },
      { verified: true, live: false, mode: 'reading' },
    ])
  })

  test('an answer of whoever is not asked is not taken, and no page acts as a host', async () => {
    const { hall, pages } = await begun()
    await passInHall(server, hall, 10)
    const asked = await playOn(server, hall, pages)
    expect(asked).toBe(null)
    await expect.poll(() => duelOn(pages[1]).events[1]).toMatchObject({ type: 'answer' })
    const play = { type: 'play', game: 0, index: 1, event: { type: 'time', at: 5 } } as const
    expect(await pages[1].act(play)).toBe('not-taken')
    expect(await pages[1].act({ type: 'end' })).toBe('not-allowed')
    expect(await pages[2].act({ type: 'start' })).toBe('not-allowed')
  })

  test('the clock stands still while one is gone; after 20 seconds it is ended without a result', async () => {
    const { hall, pages } = await begun()
    pages[2].socket.terminate()
    await expect.poll(() => duelOn(pages[1]).partner.isHere, { timeout: 20_000 }).toBe(false)
    const { now, runs } = duelOn(pages[1])
    expect(runs).toBe(false)
    await passInHall(server, hall, 15)
    await pages[1].act({ type: 'end-pair' })
    expect(pages[1].view().state).toBe('playing')
    await passInHall(server, hall, 15)
    await pages[1].act({ type: 'end-pair' })
    await expect.poll(() => pages[1].view().state).toBe('ended')
    expect(duelOn(pages[1]).now).toBe(now)
    expect(pages[1].view()).toMatchObject({ end: { duel: { how: 'stopped' } } })
  })

  test('the hall of a pair is theirs alone: no code, in no list, and in no other hall’s way', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const other = await signUpActor(server, 'other')
    const hall = await openHallOfPair(server, conversation, [teacher, ben])
    for (const { headers } of [teacher, ben])
      expect(await exchange(server, headers, hall)).toMatchObject({ view: { state: 'lobby' } })
    await expect(exchange(server, other.headers, hall)).rejects.toThrow('404')
    const { headers } = teacher
    expect(await server.ask(live.getHalls, { headers })).toMatchObject({ total: 0 })
    await openHall(server, teacher, conversation)
    expect(await server.ask(live.getHalls, { headers })).toMatchObject({ total: 1 })
    const settings = { ...hallSettings, form: 'pair', pace: 'own' } as const
    await expect(
      server.ask(live.openHall, { headers, body: { conversation, settings } }),
    ).rejects.toThrow('400')
  })

  test('in pairs: a class is dealt two by two, and only those who play together are told of it', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const settings = { form: 'pairs', pace: 'own', mode: 'speaking', difficulty: 'easy' } as const
    const hall = await openHall(server, teacher, conversation, { settings })
    const guests = []
    for (let place = 0; place < 5; place += 1) guests.push(await joinAsGuest(server, hall))
    const pages = await Promise.all(guests.map(guest => connect(hall.id, guest)))
    const screen = await connect(hall.id, teacher)
    await screen.act({ type: 'start' })
    const kinds = () =>
      pages.map(page => {
        const view = page.view()
        return 'own' in view ? view.own?.kind : null
      })
    await expect.poll(kinds).toEqual(['pair', 'pair', 'pair', 'pair', 'battle'])
    await passInHall(server, hall.id, 10)
    const before = pages.map(page => page.views.length)
    const [one, two] = [pages[0], pages[1]]
    if (!one || !two) throw new Error('nobody is there')
    const play = {
      type: 'play',
      game: 0,
      index: 1,
      event: { type: 'say', at: 6000, heard: [{ transcript: 'hola', confidence: 1 }] },
    } as const
    expect([await one.act(play), await two.act(play)].toSorted()).toEqual(['not-taken', null])
    await expect.poll(() => [duelOn(one).known, duelOn(two).known]).toEqual([2, 2])
    expect(pages.slice(2, 4).map(page => page.views.length)).toEqual(before.slice(2, 4))
    const view = screen.view()
    expect('members' in view && view.members.map(({ pair }) => pair)).toEqual([
      1,
      1,
      2,
      2,
      undefined,
    ])
  })
})
