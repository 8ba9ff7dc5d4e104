import { courseCalls } from '@duologue/contract/lti/course-calls'
import { afterAll, beforeAll, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { openedCourse } from '../../testing/platform/opened-course'
import { startPlatform, toolAt } from '../../testing/platform/start-platform'
import { expectMatrix, openSchool, type School } from '../../testing/school/class-matrix'

const callsPerMinute = { logins: 100_000, writes: 100_000, searches: 100_000 }

describeOnDatabase('the matrix of courses of classes', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, {
      settings: { PLATFORM_NETWORKS: '127.0.0.0/8, ::1' },
      callsPerMinute,
    })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  test.each(Object.values(courseCalls).map(call => [call.method, call.path, call] as const))(
    '%s %s: who teaches the class, and admins',
    async (_method, path, call) => {
      const platform = await startPlatform({
        tool: toolAt(server.address),
        now: () => server.clock.now(),
      })
      onTestFinished(() => platform.close())
      const entered = await openedCourse(server, platform)
      const { course } = entered
      const isEnd = call.method === 'DELETE'
      await expectMatrix(server, school, {
        call,
        sent: async () => {
          const id = await school.newClass({ name: 'Secret Society' })
          await server.pool.query('delete from lti_courses where platform = $1', [
            entered.platformId,
          ])
          await server.pool.query(
            `insert into lti_courses (platform, deployment, context, class, title, members_url, opened_at)
             values ($1, '1', $2, $3, 'Secret Course', $4, '2026-03-01')`,
            [entered.platformId, course.id, id, `${platform.origin}/courses/${course.id}/members`],
          )
          await server.pool.query(
            `insert into lti_placements (course, resource_link, made_at) values ($1, 'x', now())`,
            [id],
          )
          const { rows } = await server.pool.query(
            `insert into lti_slips (course, resource_link, user_id, score, at, state, waits_since)
             values ($1, 'x', $2, 70, '2026-03-03', 'stopped', '2026-03-03') returning id`,
            [id, school.people.student.user.id],
          )
          const params = { id, ...(path.includes(':slip') ? { slip: String(rows[0].id) } : {}) }
          return { params, body: {} }
        },
        answers: {
          visitor: 401,
          student: 403,
          teacher: 200,
          ...(isEnd ? { coTeacher: 403 } : {}),
          admin: 200,
          other: 404,
          studentElsewhere: 404,
          otherTeacher: 404,
          editor: 404,
        },
        secrets: ['Secret Course', platform.origin],
      })
    },
  )
})
