import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'

describeOnDatabase('what is no call', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test.each([
    ['PUT', '/api/users/me/sessions', 405, 'GET'],
    ['DELETE', '/api/uploads/', 405, 'POST'],
    ['GET', '/api/uploads', 405, 'POST'],
    ['POST', '/api/classes/some-id/export.csv', 405, 'GET'],
    ['GET', '/api/nonsense', 404, null],
    ['DELETE', '/api', 404, null],
    ['GET', '/api/classesXsome', 404, null],
  ])('%s %s is %i', async (method, path, status, allow) => {
    const answer = await fetch(`${server.address}${path}`, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow])
    expect(await answer.json()).toMatchObject({
      code: status === 405 ? 'wrong-method' : 'not-found',
    })
  })
})
