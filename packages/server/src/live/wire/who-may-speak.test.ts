import { live } from '@duologue/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import { openSchool, type School, type UsualActor } from '../../testing/school/class-matrix'
import { connectPage } from '../../testing/school/hall-page'
import { joinAsGuest, openHall } from '../../testing/school/opened-hall'

const title = 'La llave secreta'

describeOnDatabase('the matrix of frames', engine => {
  let server: TestServer
  let school: School
  let hall: Awaited<ReturnType<typeof openHall>>
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    school = await openSchool(server)
    hall = await openHall(server, school.people.teacher, (await seedDuel(server, { title })).id)
    await server.ask(live.joinHall, {
      params: { id: hall.id },
      headers: school.people.student.headers,
      body: { code: hall.code },
    })
  })
  afterAll(() => server.close())

  const page = (actor: UsualActor) => connectPage(server.address, hall.id, school.headersOf(actor))

  test('hello: the host and admins get the screen, a member their own view, everybody else a bye', async () => {
    const screen = { code: hall.code, members: [{ number: 1 }] }
    const own = { member: 1, state: 'lobby' }
    const seen: Record<UsualActor, object | undefined> = {
      visitor: undefined,
      student: own,
      teacher: screen,
      admin: screen,
      other: undefined,
      studentElsewhere: undefined,
      otherTeacher: undefined,
      editor: undefined,
    }
    for (const [actor, view] of Object.entries(seen)) {
      const { came, views, ended } = await page(actor as UsualActor)
      if (view) expect([actor, views[0]?.view]).toMatchObject([actor, view])
      else {
        expect([actor, (await ended).bye?.code]).toEqual([actor, 'not-found'])
        expect(JSON.stringify(came)).not.toContain(title)
      }
      if (view === own) expect(JSON.stringify(came)).not.toContain(hall.code)
    }
  })

  test('act: the host does what hosts do, a member what is their own, an admin only ends', async () => {
    const lock = { type: 'lock', locked: false } as const
    const answer = { type: 'answer', turn: '1-0', choice: 0, elapsed: 900 } as const
    const remove = { type: 'remove', member: 1 } as const
    const end = { type: 'end' } as const
    const [host, admin, student] = [
      await page('teacher'),
      await page('admin'),
      await page('student'),
    ]
    for (const act of [lock, remove, end]) expect(await student.act(act)).toBe('not-allowed')
    expect(await host.act(answer)).toBe('not-allowed')
    for (const act of [lock, remove, answer]) expect(await admin.act(act)).toBe('not-allowed')
    // A member may; in the lobby there is nothing to answer.
    expect([await host.act(lock), await student.act(answer)]).toEqual([null, 'not-taken'])
    const guest = await joinAsGuest(server, hall)
    // Nobody says in a frame who they are: the number of another member is refused or means nothing.
    const phone = await connectPage(server.address, hall.id, guest.headers)
    expect(await phone.act({ type: 'rename', member: 1, name: 'Ana' })).toBe('not-allowed')
    phone.send({ type: 'act', n: 9, act: { type: 'leave', member: 1 } })
    await phone.ended
    const members = [
      { number: 1, isHere: true },
      { number: 2, isHere: false },
    ]
    await expect.poll(host.view).toMatchObject({ members })
    expect(await admin.act(end)).toBe(null)
    expect(await host.act(lock)).toBe('hall-over')
  })
})
