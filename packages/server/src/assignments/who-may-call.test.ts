import { assignments } from '@duologue/contract/assignments'
import { conversations } from '@duologue/contract/conversations'
import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel, storePlay } from '../testing/school/begun-play'
import {
  type ClassActor,
  expectMatrix,
  openSchool,
  type School,
} from '../testing/school/class-matrix'
import { seedAssignment } from '../testing/school/seed-assignment'

const title = 'La llave secreta'
const strangers = { other: 404, studentElsewhere: 404, otherTeacher: 404, editor: 404 } as const

describeOnDatabase('the matrix of assignments', engine => {
  let server: TestServer
  let school: School
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    school = await openSchool(server)
    conversation = (await seedDuel(server, { title })).id
  })
  afterAll(() => server.close())

  const newAssignment = async () => ({
    id: await seedAssignment(server, await school.newClass(), conversation, { title }),
  })
  const wishes = {
    conversation: '',
    type: 'conversationGame',
    mode: 'any',
    difficulty: 'easy',
    requirement: 'play',
    dateDue: '2026-03-20',
  }

  test('POST /assignments: the teacher of the class alone', async () => {
    await expectMatrix(server, school, {
      call: assignments.createAssignment,
      sent: async () => ({
        body: { ...wishes, classes: [await school.newClass()], conversation },
      }),
      answers: {
        visitor: 401,
        student: 403,
        teacher: [201, answer => expect(answer).toMatchObject({ counts: { open: 1 } })],
        admin: 403,
        other: 403,
        studentElsewhere: 403,
        otherTeacher: 403,
        editor: 403,
      },
      secrets: [title],
    })
  })

  test('GET /assignments/{id}?expand[]=plays: its class; a student only themselves', async () => {
    const { student } = school.people
    const mate = school.people.studentElsewhere
    const classId = await school.newClass()
    await server.pool.query(
      `insert into enrolments (class, student, joined_at) values ($1, $2, '2026-03-02')`,
      [classId, mate.user.id],
    )
    const id = await seedAssignment(server, classId, conversation, { title })
    for (const person of [student, mate])
      await server.ask(plays.savePlay, {
        headers: person.headers,
        body: {
          conversation,
          activity: 'conversationGame',
          mode: 'reading',
          difficulty: 'easy',
          score: 10,
          isWinner: true,
          assignment: id,
        },
      })
    const own = (answer: unknown) => {
      expect(answer).toMatchObject({ standing: { status: 'done', plays: 1 } })
      expect(answer).toMatchObject({ plays: [{ assignment: id }] })
      expect(answer).not.toHaveProperty('students')
      expect(answer).not.toHaveProperty('counts')
      expect((answer as { plays: unknown[] }).plays).toHaveLength(1)
      expect(JSON.stringify(answer)).not.toContain('player')
    }
    const all = (answer: unknown) => {
      expect(answer).toMatchObject({ counts: { done: 2, late: 0, open: 0, missed: 0 } })
      expect((answer as { plays: unknown[] }).plays).toHaveLength(2)
      expect((answer as { students: unknown[] }).students).toHaveLength(2)
      expect(JSON.stringify(answer)).not.toContain('@')
    }
    await expectMatrix(server, school, {
      call: assignments.getAssignment,
      sent: async () => ({ params: { id }, query: 'expand[]=plays' }),
      answers: {
        visitor: 401,
        student: [200, own],
        teacher: [200, all],
        admin: [200, all],
        ...strangers,
        studentElsewhere: [200, own],
      },
      secrets: [title, student.user.username],
    })
  })

  test('PATCH /assignments/{id}: the teacher; their students may not; to others it is not there', async () => {
    const changed = (answer: unknown) =>
      expect(answer).toMatchObject({ mode: 'listening', requirement: 'score', requiredScore: 7 })
    await expectMatrix(server, school, {
      call: assignments.updateAssignment,
      sent: async () => ({
        params: await newAssignment(),
        body: { mode: 'listening', requirement: 'score', completion_score: 7 },
      }),
      answers: {
        visitor: 401,
        student: 403,
        teacher: [200, changed],
        admin: [200, changed],
        ...strangers,
      },
      secrets: [title],
    })
  })

  test.each([
    ['DELETE /assignments/{id}', assignments.deleteAssignment],
    ['GET /assignments/{id}/misses', assignments.getMisses],
  ] as const)(
    '%s: the teacher; their students may not; to others it is not there',
    async (_n, call) => {
      await expectMatrix(server, school, {
        call,
        sent: async () => ({ params: await newAssignment() }),
        answers: {
          visitor: 401,
          student: 403,
          teacher: [200, () => {}],
          admin: [200, () => {}],
          ...strangers,
        },
        secrets: [title],
      })
    },
  )

  test.each([
    ['progress', assignments.getClassProgress],
    ['results', assignments.getClassResults],
  ])(
    'GET /classes/{id}/%s: the teacher; their students may not; to others it is not there',
    async (_, call) => {
      await expectMatrix(server, school, {
        call,
        sent: async () => ({ params: { id: await school.newClass() } }),
        answers: {
          visitor: 401,
          student: 403,
          teacher: [200, () => {}],
          admin: [200, () => {}],
          ...strangers,
        },
        secrets: [title],
      })
    },
  )

  test.each(['csv', 'xlsx'])(
    'GET /classes/{id}/export.%s: the teacher alone and admins',
    async kind => {
      const classId = await school.newClass()
      await seedAssignment(server, classId, conversation, { title })
      const { visitor, student, teacher, admin, ...others } = {
        visitor: 401,
        student: 403,
        teacher: 200,
        admin: 200,
        ...strangers,
      }
      const expected = { visitor, student, teacher, admin, ...others }
      for (const [actor, status] of Object.entries(expected)) {
        const response = await fetch(`${server.address}/api/classes/${classId}/export.${kind}`, {
          headers: school.headersOf(actor as 'visitor'),
        })
        expect([actor, response.status]).toEqual([actor, status])
        const text = await response.text()
        if (status !== 200) expect(text).not.toContain(school.people.student.user.username)
        else if (kind === 'csv') expect(text).toContain(school.people.student.user.username)
      }
    },
  )

  test('POST /plays and /plays/tickets with an assignment: its students alone', async () => {
    const only = {
      visitor: 401,
      teacher: 403,
      admin: 403,
      other: 403,
      studentElsewhere: 403,
      otherTeacher: 403,
      editor: 403,
    } as const
    const game = { mode: 'reading', difficulty: 'easy' }
    const told = { ...game, activity: 'conversationGame', score: 5, isWinner: true }
    const without: [number, (answer: unknown, actor: ClassActor) => void] = [
      201,
      (answer, actor) =>
        expect(answer).toMatchObject({
          assignment: actor === 'student' ? expect.any(String) : null,
        }),
    ]
    const kept = {
      student: without,
      teacher: without,
      admin: without,
      other: without,
      studentElsewhere: without,
      otherTeacher: without,
      editor: without,
    } as const
    await expectMatrix(server, school, {
      call: plays.savePlay,
      sent: async () => ({
        body: { ...told, conversation, assignment: (await newAssignment()).id },
      }),
      // What was played is kept by whoever played it, but without an assignment of others.
      answers: { ...kept, visitor: 401 },
      secrets: [title],
    })
    await expectMatrix(server, school, {
      call: plays.createTicket,
      sent: async () => ({
        body: { ...game, conversation, assignment: (await newAssignment()).id },
      }),
      answers: { ...only, student: [201, () => {}] },
      secrets: [title],
    })
  })

  test('GET /plays?assignment=: a student the own, the teacher their students’, nobody else', async () => {
    const { student } = school.people
    const { id } = await newAssignment()
    await storePlay(server, student, conversation, { assignment: id })
    const own = (answer: unknown) => {
      expect(answer).toMatchObject({ total: 1, plays: [{ assignment: id }] })
      expect(JSON.stringify(answer)).not.toContain('player')
    }
    const named = (answer: unknown) =>
      expect(answer).toMatchObject({ plays: [{ player: { id: student.user.id } }] })
    await expectMatrix(server, school, {
      call: plays.findPlays,
      sent: async () => ({ query: `assignment=${id}` }),
      answers: {
        visitor: 401,
        student: [200, own],
        teacher: [200, named],
        admin: [200, named],
        other: 403,
        studentElsewhere: 403,
        otherTeacher: 403,
        editor: 403,
      },
      secrets: [title],
    })
    const nowhere = 'assignment=01930000-0000-7000-8000-999999999999'
    const asked = { headers: student.headers, query: nowhere }
    expect((await server.refused(plays.findPlays, asked)).status).toBe(403)
  })

  test('an assigned draft is read by the class that has it, and by nobody else', async () => {
    const draft = (
      await seedDuel(server, { isPublished: false, author: school.people.teacher.user.id, title })
    ).id
    const classId = await school.newClass()
    const ask = (actor: 'student' | 'other' | 'studentElsewhere') =>
      fetch(`${server.address}/api/conversations/${draft}`, { headers: school.headersOf(actor) })
    expect((await ask('student')).status).toBe(404)
    const id = await seedAssignment(server, classId, draft)
    expect((await ask('student')).status).toBe(200)
    expect((await ask('other')).status).toBe(404)
    expect((await ask('studentElsewhere')).status).toBe(404)
    const copy = { headers: school.people.student.headers, params: { id: draft } }
    expect((await server.refused(conversations.duplicateConversation, copy)).status).toBe(404)
    await storePlay(server, school.people.student, draft, { assignment: id })
    await server.ask(assignments.deleteAssignment, {
      headers: school.people.teacher.headers,
      params: { id },
    })
    expect((await ask('student')).status).toBe(404)
  })
})
