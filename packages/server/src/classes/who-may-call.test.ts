import { type ClassStudent, classes, type SchoolClass } from '@duologue/contract/classes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import {
  type ClassActor,
  classActors,
  expectMatrix,
  openSchool,
  type School,
} from '../testing/school/class-matrix'
import { signUpActor } from '../testing/school/people'

const everything = 'expand[]=students&expand[]=assignments&expand[]=plays'

describeOnDatabase('the matrix of classes', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine)
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  /** Strangers learn nothing of a class: to them it is not there. */
  const answers = <T>(student: T, teacher: T) => ({
    visitor: 401,
    student,
    teacher,
    admin: teacher,
    other: 404,
    studentElsewhere: 404,
    otherTeacher: 404,
    editor: 404,
  })
  const name = 'Secret Society'
  const newClass = async () => ({ params: { id: await school.newClass({ name }) } })
  const secretsOf = () => [name, school.people.teacher.email, school.people.student.email]

  /** View C1: no class list, no link, only themselves. */
  const isC1 = (answer: unknown) => {
    const seen = answer as SchoolClass
    expect(Object.keys(seen)).not.toContain('joinLink')
    expect(Object.keys(seen)).not.toContain('joinCode')
    expect(Object.keys(seen)).not.toContain('isOpen')
    expect(Object.keys(seen)).not.toContain('studentCount')
    expect(seen.students?.map(({ id }) => id)).toEqual([school.people.student.user.id])
    expect(seen.teacher.email).toBe(school.people.teacher.email)
  }
  /** View C2: with the link and all students. */
  const isC2 = (answer: unknown) => {
    const seen = answer as SchoolClass
    expect(seen.joinLink).toContain(`/classes/${seen.id}/join`)
    expect(seen).toMatchObject({ isOpen: true, studentCount: 1, name })
  }
  const withStudents = (answer: unknown) => {
    isC2(answer)
    const [student] = (answer as SchoolClass).students ?? []
    expect(student).toMatchObject({
      email: school.people.student.email,
      allowances: { extraTime: 1, relaxed: false },
    })
  }

  test('GET /classes: the own ones alone', async () => {
    const { teacher } = school.people
    const id = await school.newClass({ name: 'Own' })
    const found = (actor: ClassActor) => (answer: unknown) => {
      const list = answer as { classes: SchoolClass[]; total: number }
      const isIn = ['teacher', 'coTeacher', 'student'].includes(actor)
      expect(list.classes.some(one => one.id === id)).toBe(isIn)
      expect(list.total).toBe(list.classes.length)
      const elsewhere = actor === 'otherTeacher' || actor === 'studentElsewhere'
      expect(list.classes.some(one => one.id === school.otherClass)).toBe(elsewhere)
      const counted = list.classes.every(one => 'studentCount' in one === (actor !== 'student'))
      if (isIn) expect(counted).toBe(true)
    }
    await expectMatrix(server, school, {
      call: classes.listClasses,
      sent: async () => ({}),
      answers: {
        ...Object.fromEntries(
          ([...classActors, 'coTeacher', 'formerCoTeacher'] as const).map(actor => [
            actor,
            [200, found(actor)],
          ]),
        ),
        visitor: 401,
      } as never,
      secrets: [teacher.email],
    })
  })

  test('POST /classes: teachers and admins', async () => {
    await expectMatrix(server, school, {
      call: classes.createClass,
      sent: async () => ({ body: { name, color: 'teal', icon: 'book', language: 'german' } }),
      answers: {
        ...answers(403, 201),
        teacher: [
          201,
          answer => {
            const made = answer as SchoolClass
            expect(made).toMatchObject({ name, language: 'german', color: 'teal', icon: 'book' })
            expect(made).toMatchObject({ students: [], assignments: [], plays: [], shop: made.id })
          },
        ],
        otherTeacher: 201,
        other: 403,
        studentElsewhere: 403,
        editor: 403,
      },
      secrets: [name],
    })
  })

  test('GET /classes/{id}', async () => {
    await expectMatrix(server, school, {
      call: classes.getClass,
      sent: async () => ({ ...(await newClass()), query: everything }),
      answers: answers<[number, (answer: unknown) => void]>([200, isC1], [200, withStudents]),
      secrets: secretsOf(),
    })
  })

  test('PATCH /classes/{id}', async () => {
    const body = { language: 'spanish', scores: 'names', teacher: 'x', code: 'y' }
    await expectMatrix(server, school, {
      call: classes.updateClass,
      sent: async () => ({ ...(await newClass()), body }),
      answers: answers<number | [number, (answer: unknown) => void]>(403, [200, isC2]),
      secrets: secretsOf(),
    })
  })

  test('DELETE /classes/{id}', async () => {
    await expectMatrix(server, school, {
      call: classes.deleteClass,
      sent: newClass,
      answers: { ...answers(403, 200), coTeacher: 403 },
      secrets: secretsOf(),
    })
  })

  test('GET /classes/codes/{code}: everybody who is logged in and has it', async () => {
    const { teacher } = school.people
    const id = await school.newClass({ name })
    const { joinCode: code = '' } = await server.ask(classes.getClass, {
      params: { id },
      headers: teacher.headers,
    })
    const leads = (answer: unknown) => expect(answer).toEqual({ id, code: null })
    await expectMatrix(server, school, {
      call: classes.getClassOfCode,
      sent: async () => ({ params: { code } }),
      answers: {
        ...Object.fromEntries(classActors.map(actor => [actor, [200, leads]])),
        visitor: 401,
      } as never,
      secrets: [name, teacher.email],
    })
  })

  test('POST /classes/{id}/code', async () => {
    await expectMatrix(server, school, {
      call: classes.renewCode,
      sent: newClass,
      answers: answers(403, 200),
      secrets: secretsOf(),
    })
  })

  const itsStudent = async () => {
    const { params } = await newClass()
    return { params: { ...params, student: school.people.student.user.id } }
  }

  test('PATCH /classes/{id}/students/{student}: the teacher alone, not even the student themselves', async () => {
    const body = { extraTime: 1.5, relaxed: true }
    const isU2 = (answer: unknown) => {
      const student = answer as ClassStudent
      expect(student.allowances).toEqual(body)
      expect(student.email).toBe(school.people.student.email)
    }
    await expectMatrix(server, school, {
      call: classes.updateStudent,
      sent: async () => ({ ...(await itsStudent()), body }),
      answers: answers<number | [number, (answer: unknown) => void]>(403, [200, isU2]),
      secrets: secretsOf(),
    })
  })

  test('DELETE /classes/{id}/students/{student}', async () => {
    await expectMatrix(server, school, {
      call: classes.removeStudent,
      sent: itsStudent,
      answers: answers(403, 200),
      secrets: secretsOf(),
    })
  })

  test('POST /classes/{id}/students: oneself', async () => {
    const joins = (answer: unknown, actor: ClassActor) => {
      const own = actor === 'visitor' ? '' : school.people[actor].user.id
      const { students, joinLink } = answer as SchoolClass
      expect([students?.map(({ id }) => id), joinLink]).toEqual([[own], undefined])
    }
    await expectMatrix(server, school, {
      call: classes.joinClass,
      sent: async actor => ({
        ...(await newClass()),
        body: { studentId: actor === 'visitor' ? undefined : school.people[actor].user.id },
      }),
      answers: {
        visitor: 401,
        student: [200, joins],
        teacher: 409,
        admin: [201, joins],
        other: [201, joins],
        studentElsewhere: [201, joins],
        otherTeacher: 403,
        editor: [201, joins],
      },
      secrets: secretsOf(),
    })
    // Whoever was personal is a student now: the rows after this one need them as they were.
    school = await openSchool(server)
  })

  test('POST /classes/{id}/students: somebody else', async () => {
    const somebody = await signUpActor(server, 'student')
    await expectMatrix(server, school, {
      call: classes.joinClass,
      sent: async () => ({ ...(await newClass()), body: { studentId: somebody.user.id } }),
      answers: {
        ...(Object.fromEntries(classActors.map(actor => [actor, 403])) as Record<
          ClassActor,
          number
        >),
        visitor: 401,
      },
      secrets: secretsOf(),
    })
  })

  test('a class that is not there is to everybody what a class of others is', async () => {
    const id = '01910000-0000-7000-8000-ffffffffffff'
    const others = await server.refused(classes.getClass, {
      params: { id: school.otherClass },
      headers: school.headersOf('teacher'),
    })
    const none = await server.refused(classes.getClass, {
      params: { id },
      headers: school.headersOf('teacher'),
    })
    expect(none).toEqual({ status: 404, code: 'class-not-found', message: 'Cannot find class.' })
    expect(others).toEqual(none)
  })
})
