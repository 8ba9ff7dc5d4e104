import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { live } from '@duologue/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import { seedClass } from '../testing/school/class-matrix'
import { openSocket } from '../testing/school/hall-page'
import { exchange, joinAsGuest, openHall } from '../testing/school/opened-hall'
import { type Person, signUpActor } from '../testing/school/people'
import { forgetHalls, forgetLogs, untouchedHalls } from './hall-store'

describeOnDatabase('what goes of halls', engine => {
  let server: TestServer
  let conversation: string
  let student: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    conversation = (await seedDuel(server, { title: 'La llave' })).id
    student = await signUpActor(server, 'student')
  })
  afterAll(() => server.close())

  const open = async () => {
    const host = await signUpActor(server, 'teacher')
    const schoolClass = await seedClass(server, host, [student])
    const hall = await openHall(server, host, conversation, { class: schoolClass })
    const headers = student.headers
    await server.ask(live.joinHall, { params: { id: hall.id }, body: { code: hall.code }, headers })
    return { host, hall, schoolClass }
  }
  const rowOf = async (id: string) =>
    (await server.pool.query('select * from live_halls where id = $1', [id])).rows[0]
  const settled = (id: string) =>
    expect
      .poll(async () => (await rowOf(id))?.settled_at ?? null, { timeout: 30_000 })
      .not.toBe(null)

  test('a class that goes ends its halls, and their host keeps the report', async () => {
    const { host, hall, schoolClass } = await open()
    await server.ask(classes.deleteClass, { params: { id: schoolClass }, headers: host.headers })
    expect((await exchange(server, student.headers, hall.id)).view).toMatchObject({
      state: 'ended',
    })
    await settled(hall.id)
    const asked = { params: { id: hall.id }, headers: host.headers }
    expect(await server.ask(live.getHallReport, asked)).toMatchObject({
      hall: { class: null, isOver: true },
      members: [{ name: student.user.username, fullName: null }],
    })
  })

  test('an account that goes leaves a number; that of a host takes its halls along', async () => {
    const { host, hall } = await open()
    const other = await signUpActor(server, 'other')
    await server.ask(live.joinHall, {
      params: { id: hall.id },
      body: { code: hall.code },
      headers: other.headers,
    })
    const leave = ({ user, headers }: Person) =>
      server.ask(accounts.deleteUser, { params: { id: user.id }, headers })
    await leave(other)
    const { rows } = await server.pool.query(
      'select number, user_id, name from live_members where hall = $1 and number = 2',
      [hall.id],
    )
    expect(rows).toEqual([{ number: 2, user_id: null, name: null }])
    await server.pool.query('update classes set teacher = $1 where teacher = $2', [
      (await signUpActor(server, 'teacher')).user.id,
      host.user.id,
    ])
    await leave(host)
    expect(await rowOf(hall.id)).toBe(undefined)
    expect(
      await server.refused(live.exchangeActs, {
        params: { id: hall.id },
        headers: student.headers,
        body: { wire: 1, seen: 0, page: 'a-page', acts: [] },
      }),
    ).toMatchObject({ status: 404 })
  })

  test('an export tells what one has opened and joined, and nobody else', async () => {
    const { host, hall } = await open()
    const guest = await joinAsGuest(server, hall)
    const exported = async ({ user, headers }: Person) =>
      (await server.ask(accounts.exportUser, { params: { id: user.id }, headers })).live
    expect(await exported(host)).toMatchObject([{ as: 'host', title: 'La llave' }])
    expect(await exported(student)).toContainEqual(
      expect.objectContaining({ as: 'member', title: 'La llave' }),
    )
    expect(JSON.stringify(await exported(host))).not.toContain(guest.name)
  })

  test('a day after it was settled names, keys, script and log are gone; the report stays', async () => {
    const { host, hall } = await open()
    const guest = await joinAsGuest(server, hall)
    await exchange(server, host.headers, hall.id, { type: 'end' })
    await settled(hall.id)
    const asked = { params: { id: hall.id }, headers: host.headers }
    expect(await server.ask(live.getHallReport, asked)).toMatchObject({
      members: [{ isUser: true }, { name: guest.name }],
    })
    const csv = await fetch(`${server.address}/api/live/halls/${hall.id}/report.csv`, {
      headers: host.headers,
    })
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const table = (await csv.text()).trim().split('\r\n')
    expect(table[0]).toContain(
      'Name,Full name,Team,Lines asked,Answered,Right (%),Points,Counts for',
    )
    expect(table[2]).toBe(`${guest.name},,,0,0,,0,`)
    const settledAgo = (interval: string) =>
      server.pool.query(
        `update live_halls set settled_at = now() - $2::interval, ended_at = now() - $2::interval where id = $1`,
        [hall.id, interval],
      )
    await settledAgo('23 hours')
    const random = { bytes: (count: number) => new Uint8Array(count) }
    expect(await forgetLogs(server.database, random)).toBe(false)
    await settledAgo('25 hours')
    expect(await forgetLogs(server.database, random)).toBe(true)
    expect(await server.ask(live.getHallReport, asked)).toMatchObject({
      hall: { hasReport: true },
      members: [{ fullName: expect.any(String) }, { name: null, fullName: null }],
    })
    const { rows } = await server.pool.query(
      `select (select count(*) from live_log where hall = $1)::int as log,
        (select count(*) from live_members where hall = $1 and (name is not null or key_hash is not null))::int as names`,
      [hall.id],
    )
    expect(rows).toEqual([{ log: 0, names: 0 }])
    await settledAgo('91 days')
    await forgetHalls(server.database)
    expect(await rowOf(hall.id)).toBeDefined()
    await server.pool.query('update live_halls set class = null where id = $1', [hall.id])
    await forgetHalls(server.database)
    expect(await rowOf(hall.id)).toBe(undefined)
  })

  test('by its old id and code nobody finds a hall that was deleted, however they ask', async () => {
    const { host, hall } = await open()
    const guest = await joinAsGuest(server, hall)
    const admin = await signUpActor(server, 'admin')
    const call = `/api/live/halls/${hall.id}`
    await server.ask(live.deleteHall, { params: { id: hall.id }, headers: host.headers })
    const paths: [string, string, object?][] = [
      ['GET', `/api/live/codes/${hall.code}`],
      ['POST', `${call}/members`, { code: hall.code }],
      ['POST', `${call}/exchange`, { wire: 1, seen: -1, page: 'a-page', acts: [] }],
      ['GET', `${call}/report`],
      ['GET', `${call}/report.csv`],
      ['DELETE', call],
    ]
    for (const { headers } of [host, admin, student, guest])
      for (const [method, path, body] of paths) {
        const needsLogin = headers === guest.headers && !/codes|members|exchange/.test(path)
        const response = await fetch(server.address + path, {
          method,
          headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        expect([method, path, response.status]).toEqual([method, path, needsLogin ? 401 : 404])
        expect(await response.text()).not.toContain('La llave')
      }
    expect((await openSocket(server.address, hall.id).ended).code).toBe(404)
    const { rows } = await server.pool.query(
      `select (select count(*) from live_members where hall = $1)::int as members,
        (select count(*) from live_log where hall = $1)::int as entries`,
      [hall.id],
    )
    expect(rows).toEqual([{ members: 0, entries: 0 }])
  })

  test.each(['two hours', 'two months'])(
    'a lobby that nobody has looked at for %s is found, and has ended',
    async ago => {
      const { host, hall } = await open()
      await server.pool.query(
        `update live_halls set opened_at = now() - $2::interval, touched_at = now() - interval '31 minutes' where id = $1`,
        [hall.id, ago.replace('two', '2')],
      )
      expect(await untouchedHalls(server.database)).toEqual([hall.id])
      await exchange(server, host.headers, hall.id)
      expect(await rowOf(hall.id)).toMatchObject({ code: null, ended_at: expect.any(Date) })
      expect(await untouchedHalls(server.database)).toEqual([])
    },
  )
})
