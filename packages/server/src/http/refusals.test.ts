import { once } from 'node:events'
import { connect } from 'node:net'
import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../testing/apps/contract-client'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedConversation } from '../testing/school/seed-conversation'

const { recordView } = conversations

const invalid = {
  status: 400,
  code: 'invalid-input',
  message: 'Some of the data sent is not valid.',
}
const notFound = { status: 404, code: 'not-found', message: 'Not found.' }

describeOnDatabase('a refusal over HTTP', engine => {
  let server: TestServer
  let shortid: string

  beforeAll(async () => {
    server = await startTestServer(engine)
    shortid = (await seedConversation(server.pool)).shortid
  })
  afterAll(() => server.close())

  const send = async (path: string, init: RequestInit = {}) =>
    refusalOf(await fetch(server.address + path, init))

  const view = (body: string, type = 'application/json') =>
    send(`/api/conversations/${shortid}/edit/public`, {
      method: 'PATCH',
      headers: { 'content-type': type },
      body,
    })

  /** What the server says to bytes that a browser would never send. */
  const sayRaw = async (bytes: string): Promise<{ head: string; body: string }> => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1').setEncoding('utf8')
    let said = ''
    socket.on('data', (text: string) => {
      said += text
    })
    socket.write(bytes)
    await once(socket, 'close')
    const [head = '', body = ''] = said.split('\r\n\r\n')
    return { head, body }
  }

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api?x=1'],
    ['GET', '/API/conversations'],
    ['PATCH', '/api/conversations/x/edit'],
    ['POST', '/'],
    ['PUT', '/home'],
    ['GET', '/audio/es/none.mp3'],
    ['GET', '/assets/none.js'],
    ['GET', '/media/none'],
  ])('%s %s is no call: 404 as JSON', async (method, path) => {
    expect(await send(path, { method })).toEqual(notFound)
  })

  test.each(['/api/conversations', '/api/conversations/x'])(
    'PUT %s is another method: 405 as JSON',
    async path => {
      const answer = await fetch(`${server.address}${path}`, { method: 'PUT' })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toContain('GET')
      expect(await answer.json()).toMatchObject({ code: 'wrong-method' })
    },
  )

  test.each(['/api/conversations/%ff', '/home/%ff'])('the address %s cannot be read', async path =>
    expect(await send(path)).toEqual(invalid),
  )

  test('an id longer than any is the id of nothing', async () => {
    expect(await send(`/api/conversations/${'x'.repeat(300)}`)).toEqual(notFound)
  })

  test('what a text of the database cannot hold is the sender’s mistake', async () => {
    expect(await send('/api/conversations?title=%00')).toEqual(invalid)
  })

  test('a body over 1 MB is too large, one below is not', async () => {
    const body = (length: number) => JSON.stringify({ stats: 'x'.repeat(length) })
    expect(await view(body(1_000_001))).toEqual({
      status: 413,
      code: 'too-large',
      message: 'That is too large to send.',
    })
    const answer = await server.ask(recordView, {
      params: { id: shortid },
      body: { stats: 'x'.repeat(990_000) },
    })
    expect(answer.stats.views).toBe(1)
  })

  test.each(['text/plain', 'application/xml', 'multipart/form-data', 'application/jsonx', 'x'])(
    'a body of type %s is not understood',
    async type => {
      expect(await view('{}', type)).toEqual({
        status: 415,
        code: 'wrong-content-type',
        message: 'Only JSON is understood here.',
      })
    },
  )

  test.each([
    '{',
    '',
    'x',
    "{'stats':1}",
    '{"stats":1}}',
    '{"__proto__":{"isAdmin":true}}',
    '{"stats":{"__proto__":{"isAdmin":true}}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '[]',
    '1',
    '"text"',
  ])('the body %j is refused', async body => {
    expect(await view(body)).toMatchObject(invalid)
    expect(Object.prototype).not.toHaveProperty('isAdmin')
  })

  test('arrays in arrays, 200,000 deep, neither stop nor harm the server', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    expect(await view(deep)).toMatchObject(invalid)
    const answer = await server.ask(recordView, { params: { id: shortid }, body: { stats: [[]] } })
    expect(answer.id).not.toBe('')
  })

  test('what is no HTTP is answered in the same shape, and the connection ends', async () => {
    const { head, body } = await sayRaw('NO SUCH THING\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request/)
    expect(JSON.parse(body)).toEqual({ code: invalid.code, message: invalid.message })
  })

  test('headers over 16 kB are too large', async () => {
    const { head, body } = await sayRaw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`)
    expect(head).toMatch(/^HTTP\/1\.1 413 /)
    expect(JSON.parse(body)).toMatchObject({ code: 'too-large' })
  })

  test('every answer has an id of its own, which nobody can choose', async () => {
    const ids = await Promise.all(
      ['/api/conversations', '/api/nothing', '/', '/healthz'].map(async path => {
        const response = await fetch(server.address + path, { headers: { 'request-id': 'mine' } })
        return response.headers.get('x-request-id')
      }),
    )
    expect(new Set(ids).size).toBe(4)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })
})
