import { webhooks } from '@duologue/contract/webhooks/webhooks'
import { afterAll, beforeAll, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { expectMatrix, openSchool, type School } from '../testing/school/class-matrix'

const callsPerMinute = { logins: 100_000, writes: 100_000, searches: 100_000 }

describeOnDatabase('the matrix of webhooks', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  test.each(Object.values(webhooks).map(call => [call.path, call.method, call] as const))(
    '%s, %s: who teaches the class, and admins',
    async (_path, _method, call) => {
      const status = call.status
      await expectMatrix(server, school, {
        call,
        sent: async () => {
          const id = await school.newClass()
          const { headers, user } = school.people.teacher
          const body = { address: 'https://secret.school.example', events: ['student-joined'] }
          const { webhook } = await server.ask(webhooks.createWebhook, {
            params: { id },
            headers,
            body: { ...body, events: ['student-joined'] },
          })
          await server.pool.query(
            `insert into webhook_messages (webhook, deed, event, student, body, at, next_at)
             values ($1, $2, 'student-joined', $3, '{}', now(), null)`,
            [webhook.id, webhook.id, user.id],
          )
          return { params: { id, webhook: webhook.id, message: webhook.id }, body }
        },
        answers: {
          visitor: 401,
          student: 403,
          teacher: status,
          admin: status,
          other: 404,
          studentElsewhere: 404,
          otherTeacher: 404,
          editor: 404,
        },
        secrets: ['secret.school.example'],
      })
    },
  )
})
