import { courses } from '@duologue/contract/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import {
  classActors,
  expectMatrix,
  openSchool,
  type School,
} from '../../testing/school/class-matrix'

describeOnDatabase('the matrix of the courses of classes', engine => {
  let server: TestServer
  let school: School
  let course: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 100 } })
    school = await openSchool(server)
    const made = await server.ask(courses.createCourse, {
      headers: school.headersOf('admin'),
      body: { title: 'Pasos', language: 'es' },
    })
    course = made.id
    await server.pool.query('update courses set is_published = true where id = $1', [course])
  })
  afterAll(() => server.close())

  /** Its teacher and admins; strangers learn nothing of a class, its students that it is not for them. */
  const answers = (view: (answer: unknown) => void) => ({
    visitor: 401,
    student: 403,
    other: 404,
    studentElsewhere: 404,
    otherTeacher: 404,
    editor: 404,
    teacher: [200, view] as [number, typeof view],
    admin: [200, view] as [number, typeof view],
  })
  const secretsOf = () => ['Pasos', school.people.student.user.username]
  const followed = async () => {
    const id = await school.newClass()
    await server.pool.query('insert into class_courses values ($1, $2, now())', [id, course])
    return { params: { id } }
  }

  test('PUT /classes/{id}/course', async () => {
    for (const name of [course, null])
      await expectMatrix(server, school, {
        call: courses.setClassCourse,
        sent: async () => ({ ...(await followed()), body: { course: name } }),
        answers: answers(answer =>
          expect(answer).toMatchObject({ course: name && { id: name, title: 'Pasos' } }),
        ),
        secrets: secretsOf(),
      })
  })

  test('PUT /classes/{id}/course: a course that its teacher may not read is not there', async () => {
    const made = await server.ask(courses.createCourse, {
      headers: school.headersOf('otherTeacher'),
      body: { title: 'Secret', language: 'es' },
    })
    const sent = { headers: school.headersOf('teacher'), ...(await followed()) }
    for (const name of [made.id, made.shortid, 'nothing'])
      expect(
        await server.refused(courses.setClassCourse, { ...sent, body: { course: name } }),
      ).toMatchObject({ status: 404, code: 'course-not-found' })
  })

  test('GET /classes/{id}/course/standings', async () => {
    await expectMatrix(server, school, {
      call: courses.getClassCourseStandings,
      sent: followed,
      answers: answers(answer => expect(answer).toMatchObject({ course: { title: 'Pasos' } })),
      secrets: secretsOf(),
    })
  })

  test('GET /classes/{id}/course/standings.csv', async () => {
    const { params } = await followed()
    const expected = answers(() => undefined)
    for (const actor of classActors) {
      const address = `${server.address}/api/classes/${params.id}/course/standings.csv`
      const response = await fetch(address, { headers: school.headersOf(actor) })
      const status = expected[actor]
      expect([actor, response.status]).toEqual([actor, Array.isArray(status) ? 200 : status])
      const told = await response.text()
      expect(told.includes(school.people.student.user.username)).toBe(response.ok)
    }
  })

  test('GET /learn/class-courses: everybody their own alone', async () => {
    const { params } = await followed()
    const ofStudent = (answer: unknown) => {
      const told = answer as { courses: { class: { id: string } }[] }
      expect(told.courses.map(one => one.class.id)).toContain(params.id)
    }
    const none = (answer: unknown) => expect(answer).toEqual({ courses: [] })
    await expectMatrix(server, school, {
      call: courses.listClassCourses,
      sent: async () => ({}),
      answers: {
        visitor: 401,
        student: [200, ofStudent],
        teacher: [200, none],
        admin: [200, none],
        other: [200, none],
        studentElsewhere: [200, none],
        otherTeacher: [200, none],
        editor: [200, none],
      },
      secrets: ['Pasos'],
    })
  })
})
