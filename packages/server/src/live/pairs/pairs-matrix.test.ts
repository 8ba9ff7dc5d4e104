import { live } from '@duologue/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import {
  type ClassActor,
  expectMatrix,
  openSchool,
  type School,
} from '../../testing/school/class-matrix'
import { acceptPair, beginVisit, openPair, pairSettings } from '../../testing/school/opened-pair'
import { signUpActor } from '../../testing/school/people'

const title = 'La llave secreta'

describeOnDatabase('the matrix of duels of two', engine => {
  let server: TestServer
  let school: School
  let conversation: string
  let schoolClass: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000, writes: 10_000 } })
    school = await openSchool(server)
    conversation = (await seedDuel(server, { title })).id
    schoolClass = await school.newClass()
  })
  afterAll(() => server.close())

  const nobody = {
    visitor: 401,
    admin: 404,
    other: 404,
    studentElsewhere: 404,
    otherTeacher: 404,
    editor: 404,
  } as const
  /** An invitation of the student, in place of the one before. */
  const invite = async () => {
    await server.pool.query('delete from live_pairs')
    return openPair(server, school.people.student, conversation)
  }
  /** A duel of the student with the teacher. */
  const duel = async () => {
    const pair = await invite()
    await acceptPair(server, school.people.teacher, pair)
    return pair
  }

  test('POST /live/pairs: whoever has an account; nobody is told who may be a partner', async () => {
    const made = [201, (answer: unknown) => expect(answer).toMatchObject({ partner: null })] as [
      number,
      (answer: unknown) => unknown,
    ]
    await expectMatrix(server, school, {
      call: live.openPair,
      sent: async () => ({ body: { conversation, form: 'turns', settings: pairSettings } }),
      answers: {
        visitor: 401,
        student: made,
        teacher: made,
        admin: made,
        other: made,
        studentElsewhere: made,
        otherTeacher: made,
        editor: made,
      },
      secrets: [title],
    })
  })

  test('GET /live/pairs and /live/waiting: the own ones', async () => {
    const { id } = await duel()
    const of = (key: 'pairs') => (answer: unknown, actor: ClassActor) => {
      const isIn = actor === 'student' || actor === 'teacher'
      const found = (answer as Record<typeof key, { id: string }[]>)[key].map(pair => pair.id)
      if (isIn) expect(found).toEqual(call === live.getPairs || actor === 'student' ? [id] : [])
      else expect(found).toEqual([])
    }
    let call: typeof live.getPairs | typeof live.getWaiting = live.getPairs
    for (call of [live.getPairs, live.getWaiting]) {
      const own: [number, ReturnType<typeof of>] = [200, of('pairs')]
      await expectMatrix(server, school, {
        call,
        sent: async () => ({}),
        answers: {
          visitor: 401,
          student: own,
          teacher: own,
          admin: own,
          other: own,
          studentElsewhere: own,
          otherTeacher: own,
          editor: own,
        },
        secrets: [title],
      })
    }
  })

  test('GET /live/pairs/{id}: its two; to everybody else it is not there', async () => {
    const { id } = await duel()
    await expectMatrix(server, school, {
      call: live.getPair,
      sent: async () => ({ params: { id } }),
      answers: {
        ...nobody,
        coTeacher: 404,
        student: [200, answer => expect(answer).toMatchObject({ pair: { isChallenger: true } })],
        teacher: [200, answer => expect(answer).toMatchObject({ pair: { isChallenger: false } })],
      },
      secrets: [title],
    })
  })

  test('GET /live/invitations/{code}: whoever has it; the name of a student only for their class', async () => {
    const { code } = await invite()
    const { username } = school.people.student.user
    const told: [number, (answer: unknown, actor: ClassActor) => unknown] = [
      200,
      (answer, actor) => {
        expect(answer).toMatchObject({ title, needsLogin: actor === 'visitor' })
        const knows = ['student', 'teacher', 'coTeacher'].includes(actor)
        expect(JSON.stringify(answer).includes(username)).toBe(knows)
      },
    ]
    await expectMatrix(server, school, {
      call: live.getInvitation,
      sent: async () => ({ params: { code: code ?? '' } }),
      answers: {
        visitor: told,
        student: told,
        teacher: told,
        admin: told,
        other: told,
        studentElsewhere: told,
        otherTeacher: told,
        editor: told,
      },
      secrets: [],
    })
  })

  test('POST /live/invitations/{code}/accept of a student: who has a class in common', async () => {
    const partner: [number, (answer: unknown) => unknown] = [
      200,
      answer => expect(answer).toMatchObject({ pair: { isAccepted: true, isChallenger: false } }),
    ]
    await expectMatrix(server, school, {
      call: live.acceptInvitation,
      sent: async () => ({ params: { code: (await invite()).code ?? '' } }),
      answers: {
        visitor: 401,
        student: [200, answer => expect(answer).toMatchObject({ pair: { isAccepted: false } })],
        teacher: partner,
        coTeacher: partner,
        admin: 403,
        other: 403,
        studentElsewhere: 403,
        otherTeacher: 403,
        editor: 403,
      },
      secrets: [title],
    })
  })

  test('of somebody who is no student: everybody but students outside the own classes', async () => {
    const { teacher, student, studentElsewhere, other, admin } = school.people
    const before = await openPair(server, teacher, conversation)
    expect((await acceptPair(server, student, before)).isAccepted).toBe(true)
    const refused = async (of: typeof other, by: typeof other) => {
      const pair = await openPair(server, of, conversation)
      return server.refused(live.acceptInvitation, {
        headers: by.headers,
        params: { code: pair.code ?? '' },
      })
    }
    expect(await refused(teacher, studentElsewhere)).toMatchObject({ code: 'not-your-partner' })
    expect(await refused(other, student)).toMatchObject({ status: 403, code: 'not-your-partner' })
    const open = await openPair(server, teacher, conversation)
    expect((await acceptPair(server, other, open)).isAccepted).toBe(true)
    expect(
      await server.refused(live.acceptInvitation, {
        headers: admin.headers,
        params: { code: open.code ?? '' },
      }),
    ).toMatchObject({ status: 409, code: 'pair-full' })
  })

  test('POST /live/invitations/{code}/accept to play together: guests, too, but not with a student', async () => {
    const { teacher, student, other } = school.people
    const together = ({ headers }: typeof teacher) =>
      server.ask(live.openPair, {
        headers,
        body: { conversation, form: 'together', settings: pairSettings },
      })
    const open = await together(teacher)
    expect(open.state).toBe('invited')
    const params = { code: open.code ?? '' }
    const guest = await server.ask(live.acceptInvitation, { params })
    expect(guest).toMatchObject({ pair: null, hall: expect.any(String), key: expect.any(String) })
    expect(
      await server.refused(live.acceptInvitation, { headers: other.headers, params }),
    ).toMatchObject({ status: 409, code: 'pair-full' })
    const { pair } = await server.ask(live.getPair, {
      headers: teacher.headers,
      params: { id: open.id },
    })
    expect(pair).toMatchObject({ hall: guest.hall, state: 'over', end: 'together', partner: null })
    const own = await together(student)
    const ofStudent = { code: own.code ?? '' }
    expect(await server.refused(live.acceptInvitation, { params: ofStudent })).toMatchObject({
      status: 403,
      code: 'not-your-partner',
    })
    const { headers } = teacher
    const accepted = await server.ask(live.acceptInvitation, { headers, params: ofStudent })
    expect(accepted).toMatchObject({ pair: { isAccepted: true }, hall: expect.any(String) })
    expect(await server.ask(live.acceptInvitation, { headers, params: ofStudent })).toEqual(
      accepted,
    )
  })

  test('DELETE /live/pairs/{id}: its two', async () => {
    await expectMatrix(server, school, {
      call: live.leavePair,
      sent: async () => ({ params: { id: (await duel()).id } }),
      answers: { ...nobody, coTeacher: 404, student: [200, () => {}], teacher: [200, () => {}] },
      secrets: [title],
    })
  })

  test('POST and PUT of visits: whose turn it is', async () => {
    const { id } = await duel()
    await expectMatrix(server, school, {
      call: live.beginVisit,
      sent: async () => ({ params: { id } }),
      answers: { ...nobody, coTeacher: 404, student: [201, () => {}], teacher: 409 },
      secrets: [title],
    })
    const begun = await duel()
    await beginVisit(server, school.people.student, begun.id)
    await expectMatrix(server, school, {
      call: live.answerVisit,
      sent: async () => ({ params: { id: begun.id, visit: '1' }, body: { answers: [] } }),
      answers: { ...nobody, coTeacher: 404, student: [200, () => {}], teacher: 409 },
      secrets: [title],
    })
  })

  test('POST /classes/{id}/pairs: who teaches it, and its students alone', async () => {
    const mate = await signUpActor(server, 'student')
    await server.pool.query(`insert into enrolments values ($1, $2, '2026-03-02')`, [
      schoolClass,
      mate.user.id,
    ])
    const { student, studentElsewhere, teacher } = school.people
    const pairs = [[student.user.id, mate.user.id]]
    const sent: [number, (answer: unknown) => unknown] = [
      201,
      answer => expect(answer).toEqual({ sent: 1 }),
    ]
    await expectMatrix(server, school, {
      call: live.pairUp,
      sent: async () => ({
        params: { id: schoolClass },
        body: { conversation, settings: pairSettings, pairs },
      }),
      answers: { ...nobody, student: 404, teacher: sent, coTeacher: sent },
      secrets: [title],
    })
    const refused = (...people: [string, string][]) =>
      server.refused(live.pairUp, {
        headers: teacher.headers,
        params: { id: schoolClass },
        body: { conversation, settings: pairSettings, pairs: people },
      })
    const [one, two] = [student.user.id, mate.user.id]
    expect(await refused([one, studentElsewhere.user.id])).toMatchObject({ status: 404 })
    expect(await refused([one, one])).toMatchObject({ status: 400 })
    expect(await refused([one, two], [two, teacher.user.id])).toMatchObject({ status: 400 })
  })
})
