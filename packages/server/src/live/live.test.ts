import { live } from '@duologue/contract/live'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneMoreProcess } from '../testing/apps/one-more-process'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import { seedClass } from '../testing/school/class-matrix'
import { connectPage } from '../testing/school/hall-page'
import { exchange, hallSettings, joinAsGuest, openHall } from '../testing/school/opened-hall'
import { type Person, signUpActor } from '../testing/school/people'
import { sweepingHallsWork } from './ending/ending-work'

describeOnDatabase('halls', engine => {
  let server: TestServer
  let teacher: Person
  let student: Person
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    teacher = await signUpActor(server, 'teacher')
    student = await signUpActor(server, 'student')
    conversation = (await seedDuel(server, { title: 'La llave' })).id
  })
  afterAll(() => server.close())

  /** A hall of its own teacher, so that no other is in the way. */
  const open = async (told: Parameters<typeof openHall>[3] = {}) => {
    const host = await signUpActor(server, 'teacher')
    return { host, hall: await openHall(server, host, conversation, told) }
  }

  test('a code leads into an open hall, and a guest comes in and is seen', async () => {
    const { host, hall } = await open()
    expect(hall).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), title: 'La llave' })
    const code = hall.code ?? ''
    expect(await server.ask(live.getHallOfCode, { params: { code } })).toEqual({
      hall: hall.id,
      title: 'La llave',
      language: 'es',
      names: 'dealt',
      needsLogin: false,
      state: 'lobby',
    })
    const guest = await joinAsGuest(server, hall)
    expect(guest).toMatchObject({ member: 1, waits: false, key: expect.any(String) })
    const seen = await exchange(server, host.headers, hall.id)
    expect(seen.view).toMatchObject({ state: 'lobby', here: 1, members: [{ name: guest.name }] })
    expect((await exchange(server, guest.headers, hall.id)).view).toMatchObject({
      state: 'lobby',
      member: 1,
      name: guest.name,
    })
  })

  test('who comes again with the same key or login is the same member', async () => {
    const { hall } = await open()
    const body = { code: hall.code }
    const guest = await joinAsGuest(server, hall)
    const again = { params: { id: hall.id }, body, headers: guest.headers }
    expect(await server.ask(live.joinHall, again)).toEqual({
      member: 1,
      name: guest.name,
      waits: false,
    })
    const sent = { params: { id: hall.id }, body, headers: student.headers }
    const first = await server.ask(live.joinHall, sent)
    expect(first).toMatchObject({ member: 2, name: student.user.username })
    expect(first).not.toHaveProperty('key')
    expect(await server.ask(live.joinHall, sent)).toEqual(first)
  })

  test('a hall of a class takes its students alone; its host is no member', async () => {
    const host = await signUpActor(server, 'teacher')
    const schoolClass = await seedClass(server, host, [student])
    const told = { class: schoolClass, settings: { joins: 'class' as const } }
    const hall = await openHall(server, host, conversation, told)
    const join = (headers = {}) => ({ params: { id: hall.id }, body: { code: hall.code }, headers })
    const code = { params: { code: hall.code ?? '' } }
    expect(await server.ask(live.getHallOfCode, code)).toMatchObject({ needsLogin: true })
    expect(await server.refused(live.joinHall, join())).toMatchObject({ code: 'hall-for-class' })
    expect(await server.refused(live.joinHall, join(teacher.headers))).toMatchObject({
      code: 'hall-for-class',
    })
    expect(await server.refused(live.joinHall, join(host.headers))).toMatchObject({
      code: 'own-class',
    })
    expect(await server.ask(live.joinHall, join(student.headers))).toMatchObject({ member: 1 })
    const { halls } = await server.ask(live.getHalls, {
      headers: host.headers,
      query: `class=${schoolClass}`,
    })
    expect(halls).toMatchObject([{ id: hall.id, members: 1, class: { id: schoolClass } }])
  })

  test('who has a hall open is told of it, and ends it with the next one', async () => {
    const { host, hall } = await open()
    const settings = hallSettings
    const refused = await server.refused(live.openHall, {
      headers: host.headers,
      body: { conversation, settings },
    })
    expect(refused).toMatchObject({
      code: 'hall-open',
      current: { id: hall.id, title: 'La llave' },
    })
    const next = await openHall(server, host, conversation, { instead: hall.id })
    const { halls, total } = await server.ask(live.getHalls, { headers: host.headers })
    expect(total).toBe(2)
    expect(halls.map(({ id, isOver, code }) => [id, isOver, code === null])).toEqual([
      [next.id, false, false],
      [hall.id, true, true],
    ])
    expect(
      await server.refused(live.getHallOfCode, { params: { code: hall.code ?? '' } }),
    ).toMatchObject({ status: 404, code: 'hall-not-found' })
  })

  test('students open no hall; others few places', async () => {
    const body = { conversation, settings: hallSettings }
    expect(await server.refused(live.openHall, { headers: student.headers, body })).toMatchObject({
      code: 'teachers-open',
    })
    const other = await signUpActor(server, 'other')
    const hall = await openHall(server, other, conversation)
    for (let count = 0; count < 10; count += 1) await joinAsGuest(server, hall)
    expect(
      await server.refused(live.joinHall, { params: { id: hall.id }, body: { code: hall.code } }),
    ).toMatchObject({ code: 'hall-full' })
  })

  test('the host locks, takes out and lets in; who was taken out asks to come back', async () => {
    const { host, hall } = await open()
    const guest = await joinAsGuest(server, hall)
    await exchange(server, host.headers, hall.id, { type: 'lock', locked: true })
    const join = { params: { id: hall.id }, body: { code: hall.code } }
    expect(await server.refused(live.joinHall, join)).toMatchObject({ code: 'hall-locked' })
    await exchange(
      server,
      host.headers,
      hall.id,
      { type: 'lock', locked: false },
      { type: 'remove', member: 1 },
    )
    const removed = await exchange(server, guest.headers, hall.id, { type: 'leave' })
    expect(removed).toMatchObject({ acks: [{ code: 'removed-here' }], view: { state: 'removed' } })
    expect(await server.ask(live.joinHall, { ...join, headers: guest.headers })).toMatchObject({
      member: 1,
      waits: true,
    })
    const { view } = await exchange(server, host.headers, hall.id, { type: 'let-in', members: [1] })
    expect(view).toMatchObject({ members: [{ number: 1, waits: false }] })
  })

  test('names of their own are seen by the host first', async () => {
    const { host, hall } = await open({ settings: { names: 'own' } })
    const join = (name: string) => ({ params: { id: hall.id }, body: { code: hall.code, name } })
    expect(await server.refused(live.joinHall, join('?'))).toMatchObject({ code: 'name-not-fit' })
    expect(await joinAsGuest(server, hall, 'Ana')).toMatchObject({ name: 'Ana' })
    expect(await server.refused(live.joinHall, join('ÁNA'))).toMatchObject({ code: 'name-taken' })
    const { view } = await exchange(server, host.headers, hall.id)
    expect(view).toMatchObject({ members: [{ asks: 'Ana' }] })
    const shown = await exchange(server, host.headers, hall.id, {
      type: 'show-names',
      members: [1],
    })
    expect(shown.view).toMatchObject({ members: [{ name: 'Ana', asks: null }] })
  })

  test('a page of a wire that is not understood is told that it is old, the one before and the next are not', async () => {
    const { host, hall } = await open()
    const asked = (wire: number) => ({
      params: { id: hall.id },
      headers: host.headers,
      body: { wire, seen: -1, page: 'a-page', acts: [] },
    })
    const { version } = wireLimits
    for (const wire of [version - 1, version, version + 1])
      expect((await server.ask(live.exchangeActs, asked(wire))).view).not.toBe(null)
    for (const wire of [version - 2, version + 2])
      expect(await server.refused(live.exchangeActs, asked(wire))).toMatchObject({
        status: 409,
        code: 'old-page',
      })
  })

  test('a hall of other rules is for a process that knows them: pages are told to come again', async () => {
    const { host, hall } = await open()
    await server.pool.query('update live_halls set rules = 999 where id = $1', [hall.id])
    const asked = {
      params: { id: hall.id },
      headers: host.headers,
      body: { wire: 1, seen: -1, page: 'a-page', acts: [] },
    }
    expect(await server.refused(live.exchangeActs, asked)).toMatchObject({
      status: 503,
      code: 'busy',
    })
    const page = await connectPage(server.address, hall.id, host.headers)
    expect((await page.ended).bye).toMatchObject({ code: 'busy', again: expect.any(Number) })
    // It keeps no other from being swept away.
    await server.pool.query(
      `update live_halls set touched_at = now() - interval '31 minutes' where id = $1`,
      [hall.id],
    )
    const { live: room, said } = oneMoreProcess(server)
    await sweepingHallsWork(room).portion()
    expect(said).toHaveLength(1)
  })

  test('another code leads in from now on, and the one before nowhere', async () => {
    const { host, hall } = await open()
    const { view } = await exchange(server, host.headers, hall.id, { type: 'new-code' })
    const code = view && 'code' in view ? view.code : null
    expect(code).not.toBe(hall.code)
    const asked = (named: string | null) => ({ params: { code: named ?? '' } })
    expect(await server.ask(live.getHallOfCode, asked(code))).toMatchObject({ hall: hall.id })
    expect(await server.refused(live.getHallOfCode, asked(hall.code))).toMatchObject({
      status: 404,
    })
  })

  test('a place that was given to somebody else goes on with their key', async () => {
    const { host, hall } = await open()
    const [lost, fresh] = [await joinAsGuest(server, hall), await joinAsGuest(server, hall)]
    await exchange(server, host.headers, hall.id, { type: 'give-place', from: 1, to: 2 })
    expect((await exchange(server, fresh.headers, hall.id)).view).toMatchObject({
      member: 1,
      name: lost.name,
    })
    expect(
      await server.refused(live.exchangeActs, {
        params: { id: hall.id },
        headers: lost.headers,
        body: { wire: 1, seen: 0, page: 'a-page', acts: [] },
      }),
    ).toMatchObject({ status: 404 })
  })

  test('a place is given with its key or not at all, wherever it is broken off', async () => {
    const { host, hall } = await open()
    const [lost, fresh] = [await joinAsGuest(server, hall), await joinAsGuest(server, hall)]
    const isMember = async ({ headers }: typeof lost) => {
      const asked = { params: { id: hall.id }, headers }
      const body = { wire: 1, seen: 0, page: 'a-page', acts: [] }
      return await server.ask(live.exchangeActs, { ...asked, body }).then(
        ({ view }) => (view && 'member' in view ? view.member : null),
        () => 'nobody',
      )
    }
    const give = () =>
      exchange(server, host.headers, hall.id, { type: 'give-place', from: 1, to: 2 })
    const given = async () => {
      const { rows } = await server.pool.query(
        `select from live_log where hall = $1 and act->>'type' = 'give-place'`,
        [hall.id],
      )
      return rows.length
    }
    await server.pool.query(`
      create function broken_off() returns trigger as $$ begin raise 'broken off'; end $$ language plpgsql;
      create trigger broken_off before update of key_hash on live_members execute function broken_off()`)
    await expect(give()).rejects.toThrow()
    expect([await isMember(lost), await isMember(fresh), await given()]).toEqual([1, 2, 0])
    await server.pool.query('drop trigger broken_off on live_members; drop function broken_off()')
    await give()
    expect([await isMember(lost), await isMember(fresh), await given()]).toEqual(['nobody', 1, 1])
    // Told twice, it takes nobody's key away.
    await give()
    expect([await isMember(lost), await isMember(fresh)]).toEqual(['nobody', 1])
  })

  test('a hall that its host deletes is gone at once', async () => {
    const { host, hall } = await open()
    const guest = await joinAsGuest(server, hall)
    const asked = { params: { id: hall.id }, headers: host.headers }
    await server.ask(live.deleteHall, asked)
    expect(await server.refused(live.deleteHall, asked)).toMatchObject({ status: 404 })
    expect(
      await server.refused(live.exchangeActs, {
        params: { id: hall.id },
        headers: guest.headers,
        body: { wire: 1, seen: 0, page: 'a-page', acts: [] },
      }),
    ).toMatchObject({ status: 404 })
  })
})
