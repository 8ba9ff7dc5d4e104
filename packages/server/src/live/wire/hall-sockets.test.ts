import { once } from 'node:events'
import { live } from '@duologue/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import { connectPage, type HallPage, openSocket } from '../../testing/school/hall-page'
import { exchange, joinAsGuest, openHall, slowPage } from '../../testing/school/opened-hall'
import { signUpActor } from '../../testing/school/people'

const patient = { timeout: 20_000 }

describeOnDatabase('a socket of a hall', engine => {
  let server: TestServer
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    conversation = (await seedDuel(server, { title: 'La llave' })).id
  })
  afterAll(() => server.close())

  const open = async (told: Parameters<typeof openHall>[3] = {}) => {
    const host = await signUpActor(server, 'teacher')
    return { host, hall: await openHall(server, host, conversation, told) }
  }

  test('brings the whole view, acts, and tells the others', async () => {
    const { host, hall } = await open()
    const screen = await connectPage(server.address, hall.id, host.headers)
    expect(screen.view()).toMatchObject({ state: 'lobby', members: [] })
    const guest = await joinAsGuest(server, hall)
    await expect.poll(screen.view).toMatchObject({ here: 1, members: [{ name: guest.name }] })
    const phone = await connectPage(server.address, hall.id, guest.headers)
    expect(phone.view()).toMatchObject({ state: 'lobby', name: guest.name })
    phone.send({ type: 'ping', t: 12.5 })
    await expect.poll(() => phone.came).toContainEqual({ type: 'pong', t: 12.5 })
    expect(await phone.act({ type: 'rename' })).toBe(null)
    await expect.poll(phone.view).toMatchObject({ renames: 2 })
    await expect.poll(screen.view).not.toMatchObject({ members: [{ name: guest.name }] })
    expect(await phone.act({ type: 'start' })).toBe('not-allowed')
    expect(await screen.act({ type: 'remove', member: 1 })).toBe(null)
    await expect.poll(phone.view).toMatchObject({ state: 'removed' })
    expect(await phone.act({ type: 'rename' })).toBe('removed-here')
    // The slow way sees the same hall.
    expect((await exchange(server, host.headers, hall.id)).view).toMatchObject({ here: 0 })
    await server.ask(live.deleteHall, { params: { id: hall.id }, headers: host.headers })
    for (const page of [screen, phone])
      expect((await page.ended).bye).toEqual({ type: 'bye', code: 'hall-over', again: null })
  })

  test('is refused to pages of other sites, where there is no such hall, and anywhere else', async () => {
    const { hall } = await open()
    const { address } = server
    expect((await openSocket(address, hall.id, 'https://evil.example').ended).code).toBe(403)
    expect((await openSocket(address, '0190a000-0000-7000-8000-000000000000').ended).code).toBe(404)
    expect((await openSocket(address, 'no-id').ended).code).toBe(404)
    expect((await fetch(`${address}/api/live/halls/${hall.id}/socket`)).status).toBe(404)
    const elsewhere = new WebSocket(`${address.replace('http', 'ws')}/api/site`, {
      headers: { origin: address },
    })
    const [, { statusCode, headers }] = await once(
      elsewhere.on('error', () => undefined),
      'unexpected-response',
    )
    // It ends with the connection, which a front server must not use for another call.
    expect([statusCode, headers.connection]).toEqual([404, 'close'])
    // Where people open the site by another name than this one.
    await once(openSocket(address, hall.id, 'http://localhost:3000').socket, 'open')
  })

  test('knows nobody who is nothing to the hall, and takes no large frame', async () => {
    const { host, hall } = await open()
    const other = await signUpActor(server, 'teacher')
    const endOf = async (headers: Record<string, string>) =>
      (await (await connectPage(server.address, hall.id, headers)).ended).bye?.code
    expect(await endOf(other.headers)).toBe('not-found')
    expect(await endOf({ authorization: 'Bearer nobody' })).toBe('login-over')
    expect(await endOf({ 'x-hall-key': 'no-key-of-anybody-here' })).toBe('not-found')
    expect(await endOf({})).toBe('not-found')
    const screen = await connectPage(server.address, hall.id, host.headers)
    screen.send({ type: 'ping', t: 1, more: 'x'.repeat(1_000_000) })
    expect(await screen.ended).toMatchObject({ code: 1009 })
    const flood = await connectPage(server.address, hall.id, host.headers)
    for (let n = 1; n <= 100; n++)
      flood.send({ type: 'act', n, act: { type: 'lock', locked: true } })
    expect(await flood.ended).toMatchObject({ code: 1008, bye: { code: 'too-many-requests' } })
  })

  test('is one for each member, the newest, and five for a host', async () => {
    const { host, hall } = await open()
    const guest = await joinAsGuest(server, hall)
    const page = (headers: Record<string, string>, name: string) =>
      connectPage(server.address, hall.id, headers, { page: name })
    const first = await page(guest.headers, 'the-first-page')
    const reloaded = await page(guest.headers, 'the-first-page')
    expect(await first.ended).toEqual({ code: 1001, bye: undefined })
    await page(guest.headers, 'another-device')
    expect((await reloaded.ended).bye).toEqual({ type: 'bye', code: 'other-device', again: null })
    const screens = []
    for (let screen = 1; screen <= 6; screen++)
      screens.push(await page(host.headers, `screen-number-${screen}`))
    expect((await screens[0]?.ended)?.bye?.code).toBe('other-device')
    const metrics = await (await fetch(`${server.address}/metrics`)).text()
    const told = (name: string) =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN)
    expect(told('hall_sockets')).toBeGreaterThanOrEqual(6)
    expect(told('halls')).toBeGreaterThanOrEqual(1)
    expect(told('hall_gate_acts_total')).toBeGreaterThan(0)
    const wait = told('hall_gate_wait_seconds_total') / told('hall_gate_acts_total')
    expect(wait).toBeGreaterThan(0.001)
    expect(wait).toBeLessThan(2)
    expect(told('hall_gate_waiting')).toBeGreaterThanOrEqual(0)
    expect(told('hall_acts_total')).toBeGreaterThan(0)
    expect(told('hall_sockets_cut_total')).toBeGreaterThanOrEqual(0)
    expect(told('hall_slow_pages')).toBe(1)
    expect(screens.slice(1).every(({ came }) => came.every(({ type }) => type !== 'bye'))).toBe(
      true,
    )
  })

  test('tells a turn to all, and its right answer to nobody before it is over', async () => {
    const { host, hall } = await open({ settings: { form: 'each', relaxed: true } })
    const [one, two] = [await joinAsGuest(server, hall), await joinAsGuest(server, hall)]
    const screen = await connectPage(server.address, hall.id, host.headers)
    const phones = await Promise.all(
      [one, two].map(({ headers }, place) =>
        connectPage(server.address, hall.id, headers, place === 0 ? { page: slowPage } : {}),
      ),
    )
    expect(await screen.act({ type: 'start' })).toBe(null)
    const turnOf = (phone: HallPage) => {
      const view = phone.view()
      return 'turn' in view && view.turn && 'choices' in view.turn ? view.turn : null
    }
    const isAsked = (phone: HallPage) => (turnOf(phone)?.choices.length ?? 0) > 1
    await expect.poll(() => phones.every(isAsked), patient).toBe(true)
    const before = phones.map(({ came }) => came.length)
    const [first, second] = phones.map(turnOf)
    const texts = (turn: ReturnType<typeof turnOf>) =>
      turn?.choices.map(({ text }) => text).toSorted()
    expect(texts(first ?? null)).toEqual(texts(second ?? null))
    const { rows } = await server.pool.query<{ id: string }>(
      `select jsonb_array_elements(script->'lines')->>'id' as id from live_halls where id = $1`,
      [hall.id],
    )
    const press = (turn: ReturnType<typeof turnOf>) =>
      ({ type: 'answer', turn: turn?.id ?? '', choice: 0, elapsed: 2000 }) as const
    // What is pressed in the moment in which something appears is not meant; so time passes first.
    const afterASecond = async (work: () => Promise<string | null> | undefined) => {
      await server.pool.query(
        `update live_halls set opened_at = opened_at - interval '2 seconds' where id = $1`,
        [hall.id],
      )
      await exchange(server, host.headers, hall.id)
      expect(await work()).toBe(null)
    }
    const answered = async () => {
      await afterASecond(() => phones[0]?.act(press(first ?? null)))
      return screen.view()
    }
    await expect.poll(answered, patient).toMatchObject({ turn: { answered: 1, asked: 2 } })
    // That it is in was said when it was acknowledged: a view says it to a page that comes back.
    expect((await exchange(server, one.headers, hall.id)).view).toMatchObject({
      turn: { answered: 0 },
    })
    // Phones are told nothing more of it, and nobody of lines or of what is right.
    const told = JSON.stringify([...screen.came, ...phones.flatMap(({ came }) => came)])
    expect(rows.length).toBeGreaterThan(1)
    for (const { id } of rows) expect(told).not.toContain(id)
    for (const word of ['isRight', '"right":', 'correct']) expect(told).not.toContain(word)
    expect(phones.map(({ came }) => came.filter(({ type }) => type !== 'ack').length)).toEqual(
      before,
    )
    expect(await phones[1]?.act(press(second ?? null))).toBe(null)
    for (const page of [screen, ...phones])
      await expect.poll(page.view).toMatchObject({ turn: null, reveal: { id: first?.id } })
    // Told twice or too late, nothing more happens; and everybody comes to the next line.
    expect(await phones[1]?.act(press(second ?? null))).toBe(null)
    const goneOn = async () => {
      await afterASecond(() => screen.act({ type: 'next', turn: first?.id ?? '' }))
      return phones.map(phone => turnOf(phone)?.line)
    }
    await expect.poll(goneOn, patient).toEqual([2, 2])
  })
})
