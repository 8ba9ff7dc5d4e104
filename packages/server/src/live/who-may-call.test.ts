import { live } from '@duologue/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import {
  type ClassActor,
  expectMatrix,
  openSchool,
  type School,
} from '../testing/school/class-matrix'
import { exchange, hallSettings, joinAsGuest, openHall } from '../testing/school/opened-hall'

const title = 'La llave secreta'
const strangers = { other: 404, studentElsewhere: 404, otherTeacher: 404, editor: 404 } as const

describeOnDatabase('the matrix of halls', engine => {
  let server: TestServer
  let school: School
  let conversation: string
  let schoolClass: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    school = await openSchool(server)
    conversation = (await seedDuel(server, { title })).id
    schoolClass = await school.newClass()
  })
  afterAll(() => server.close())

  let open: string[] = []
  /** Nothing is left to be stored behind a hall that is deleted, so that the database stays as it is. */
  const deleteOpen = async () => {
    for (const id of open)
      await server.ask(live.deleteHall, { params: { id }, headers: school.headersOf('admin') })
    open = []
  }
  /** A new hall of the teacher in place of the one before: of a class, or of nobody. */
  const newHall = async (joins: 'class' | 'anyone' = 'class') => {
    await deleteOpen()
    const hall = await openHall(server, school.people.teacher, conversation, {
      ...(joins === 'class' ? { class: schoolClass } : {}),
      settings: { joins },
    })
    open = [hall.id]
    return hall
  }
  const withStudent = async () => {
    const hall = await newHall()
    await server.ask(live.joinHall, {
      params: { id: hall.id },
      headers: school.people.student.headers,
      body: { code: hall.code },
    })
    return hall
  }

  test('POST /live/halls for a class: its teacher; students open none', async () => {
    await expectMatrix(server, school, {
      call: live.openHall,
      sent: async () => ({ body: { conversation, class: schoolClass, settings: hallSettings } }),
      answers: {
        visitor: 401,
        student: 403,
        teacher: [
          201,
          answer => {
            expect(answer).toMatchObject({ class: { id: schoolClass } })
            open.push((answer as { id: string }).id)
          },
        ],
        admin: 404,
        other: 404,
        studentElsewhere: 403,
        otherTeacher: 404,
        editor: 404,
      },
      secrets: [title],
    })
  })

  test('GET /live/halls?class: its teacher and admins', async () => {
    await newHall()
    await expectMatrix(server, school, {
      call: live.getHalls,
      sent: async () => ({ query: `class=${schoolClass}` }),
      answers: {
        visitor: 401,
        student: 403,
        teacher: [200, answer => expect(JSON.stringify(answer)).toContain(title)],
        admin: [200, () => {}],
        ...strangers,
      },
      secrets: [title],
    })
  })

  test('GET /live/codes/{code}: whoever has it; only a visitor is told to log in', async () => {
    const hall = await newHall()
    const told = (answer: unknown, actor: ClassActor) => {
      expect(answer).toMatchObject({ hall: hall.id, needsLogin: actor === 'visitor' })
    }
    await expectMatrix(server, school, {
      call: live.getHallOfCode,
      sent: async () => ({ params: { code: hall.code ?? '' } }),
      answers: {
        visitor: [200, told],
        student: [200, told],
        teacher: [200, told],
        admin: [200, told],
        other: [200, told],
        studentElsewhere: [200, told],
        otherTeacher: [200, told],
        editor: [200, told],
      },
      secrets: [],
    })
  })

  test('POST /live/halls/{id}/members of a hall for a class: its students alone', async () => {
    const hall = await newHall()
    await expectMatrix(server, school, {
      call: live.joinHall,
      sent: async () => ({ params: { id: hall.id }, body: { code: hall.code } }),
      answers: {
        coTeacher: 403,
        visitor: 403,
        student: [201, answer => expect(answer).toMatchObject({ member: 1, waits: false })],
        teacher: 409,
        admin: 403,
        other: 403,
        studentElsewhere: 403,
        otherTeacher: 403,
        editor: 403,
      },
      secrets: [title],
    })
  })

  test('POST /live/halls/{id}/members of a hall for anyone: everybody but its host', async () => {
    const hall = await newHall('anyone')
    const joins: [number, (answer: unknown) => unknown] = [
      201,
      answer => expect(answer).toMatchObject({ waits: false }),
    ]
    await expectMatrix(server, school, {
      call: live.joinHall,
      sent: async () => ({ params: { id: hall.id }, body: { code: hall.code } }),
      answers: {
        coTeacher: [201, () => {}],
        visitor: joins,
        student: joins,
        teacher: 409,
        admin: joins,
        other: joins,
        studentElsewhere: joins,
        otherTeacher: joins,
        editor: joins,
      },
      secrets: [title],
    })
  })

  test('POST /live/halls/{id}/exchange: the host has the screen, a member their own view', async () => {
    const hall = await withStudent()
    const screen = (answer: unknown) =>
      expect(answer).toMatchObject({ view: { code: hall.code, members: [{ number: 1 }] } })
    await expectMatrix(server, school, {
      call: live.exchangeActs,
      sent: async () => ({
        params: { id: hall.id },
        body: { wire: 1, seen: -1, page: 'a-page', acts: [] },
      }),
      answers: {
        coTeacher: 404,
        visitor: 404,
        student: [
          200,
          answer => {
            expect(answer).toMatchObject({ view: { member: 1, state: 'lobby' } })
            expect(JSON.stringify(answer)).not.toContain(hall.code)
          },
        ],
        teacher: [200, screen],
        admin: [200, screen],
        ...strangers,
      },
      secrets: [title],
    })
  })

  test('acts: those of the host are the host’s; an admin only ends; members do their own', async () => {
    const hall = await withStudent()
    const { student, teacher, admin } = school.people
    const acks = async (
      headers: Record<string, string>,
      ...acts: Parameters<typeof exchange>[3][]
    ) => (await exchange(server, headers, hall.id, ...acts)).acks.map(({ code }) => code)
    const answer = { type: 'answer', turn: '1-0', choice: 0, elapsed: 900 } as const
    const lock = { type: 'lock', locked: true } as const
    const remove = { type: 'remove', member: 1 } as const
    expect(await acks(student.headers, lock, remove, { type: 'end' })).toEqual([
      'not-allowed',
      'not-allowed',
      'not-allowed',
    ])
    expect(await acks(teacher.headers, lock, answer)).toEqual([null, 'not-allowed'])
    expect(await acks(admin.headers, lock, answer, { type: 'end' })).toEqual([
      'not-allowed',
      'not-allowed',
      null,
    ])
    expect(await acks(teacher.headers, lock)).toEqual(['hall-over'])
  })

  test('a key is that of its own hall', async () => {
    const hall = await newHall('anyone')
    const guest = await joinAsGuest(server, hall)
    const other = await openHall(server, school.people.otherTeacher, conversation)
    const look = (id: string) => ({
      params: { id },
      headers: guest.headers,
      body: { wire: 1, seen: -1, page: 'a-page', acts: [] },
    })
    expect(await server.ask(live.exchangeActs, look(hall.id))).toMatchObject({
      view: { name: guest.name },
    })
    expect(await server.refused(live.exchangeActs, look(other.id))).toMatchObject({ status: 404 })
  })

  test('GET /live/halls/{id}/report: its host and admins; to everybody else it is not there', async () => {
    const { id } = await withStudent()
    await expectMatrix(server, school, {
      call: live.getHallReport,
      sent: async () => ({ params: { id } }),
      answers: {
        coTeacher: 404,
        visitor: 401,
        student: 404,
        teacher: [200, () => {}],
        admin: [200, () => {}],
        ...strangers,
      },
      secrets: [title],
    })
  })

  test('GET /live/halls/{id}/report.csv: its host and admins; to everybody else it is not there', async () => {
    const { id } = await withStudent()
    const expected = { visitor: 401, student: 404, teacher: 200, admin: 200, ...strangers }
    for (const [actor, status] of Object.entries(expected)) {
      const response = await fetch(`${server.address}/api/live/halls/${id}/report.csv`, {
        headers: school.headersOf(actor as ClassActor),
      })
      expect([actor, response.status]).toEqual([actor, status])
      const text = await response.text()
      if (status === 200) expect(text).toContain(school.people.student.user.username)
      else expect(text).not.toContain(school.people.student.user.username)
    }
  })

  test('DELETE /live/halls/{id}: its host and admins; to everybody else it is not there', async () => {
    const gone = () => {
      open = []
    }
    await expectMatrix(server, school, {
      call: live.deleteHall,
      sent: async () => ({ params: { id: (await withStudent()).id } }),
      answers: {
        coTeacher: 404,
        visitor: 401,
        student: 404,
        teacher: [200, gone],
        admin: [200, gone],
        ...strangers,
      },
      secrets: [title],
    })
  })
})
