import { courses } from '@duologue/contract/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { signUpPerson } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

describeOnDatabase('a call about courses', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('speaks to the database a few times, however much there is', async () => {
    const { headers } = await signUpPerson(server)
    const body = { title: 'Much', language: 'es' as const }
    const { id } = await server.ask(courses.createCourse, { headers, body })
    const params = { id }
    const kept: string[] = []
    for (let number = 0; number < 300; number += 1)
      kept.push((await seedConversation(server.pool)).id)
    let version = 0
    for (const count of [1, 25]) {
      const units = Array.from({ length: count }, (_, index) => ({
        key: `u${index}`,
        title: '',
        level: null,
        aims: [],
        items: kept
          .slice(index * 12, (index + 1) * 12)
          .map(of => ({ kind: 'conversation', id: of })),
      }))
      const publish = { units, settings: { isPublished: true } }
      await server.ask(courses.updateCourse, { headers, params, body: publish })
      const change = () => {
        version += 1
        return server.ask(courses.updateCourse, {
          headers,
          params,
          body: { units, description: `${version}` },
        })
      }
      expect(await leastCost(change)).toEqual({ statements: 13, waits: 8 })
      const read = (as: object) => () =>
        server.ask(courses.getCourse, { params, headers: { ...as } })
      expect(await leastCost(read({}))).toEqual({ statements: 3, waits: 2 })
      expect(await leastCost(read(headers))).toEqual({ statements: 8, waits: 3 })
    }
    const start = () => server.ask(courses.startCourse, { headers, params, body: {} })
    expect(await leastCost(start)).toEqual({ statements: 12, waits: 7 })
    const search = () => server.ask(courses.searchCourses, { query: 'language=es' })
    expect(await leastCost(search)).toEqual({ statements: 3, waits: 2 })
  })
})
