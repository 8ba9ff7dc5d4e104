import type { Endpoint } from '@duologue/contract/endpoint'
import { school } from '@duologue/contract/school/school'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Person, signUpActor } from '../testing/school/people'

const nobody = { id: '01890000-0000-7000-8000-000000000099' }
const calls: [string, Endpoint][] = Object.entries(school)

describeOnDatabase('the matrix of the school', engine => {
  let server: TestServer
  const people: Partial<Record<string, Person>> = {}
  beforeAll(async () => {
    server = await startTestServer(engine, {
      settings: { TEACHERS: 'approved' },
      callsPerMinute: { searches: 1000, writes: 1000 },
    })
    for (const actor of ['other', 'student', 'teacher', 'editor', 'admin'] as const)
      people[actor] = await signUpActor(server, actor)
    people.waitingTeacher = await signUpActor(server, 'teacher')
    const told = [people.teacher?.user.id]
    await server.pool.query(`update users set teacher_state = 'approved' where id = $1`, told)
  })
  afterAll(() => server.close())

  test.each(calls)('%s is for admins; for everybody else there is none', async (_name, call) => {
    const before = await wholeState(server.pool)
    const sent = { params: nobody, ...(call.method === 'GET' ? {} : { body: {} }) }
    for (const actor of ['other', 'student', 'teacher', 'waitingTeacher', 'editor']) {
      const headers = people[actor]?.headers ?? {}
      expect([actor, await server.refused(call, { ...sent, headers })]).toMatchObject([
        actor,
        { status: 404, code: 'not-found' },
      ])
    }
    expect(await server.refused(call, sent)).toMatchObject({ status: 401, code: 'token-missing' })
    expect(await wholeState(server.pool)).toEqual(before)
  })
})
