import { Writable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'

describeOnDatabase('the log of answers', engine => {
  async function startLogging(level: string) {
    const written: string[] = []
    const logTo = new Writable({
      write(line, _encoding, done) {
        written.push(String(line))
        done()
      },
    })
    const server = await startTestServer(engine, { logTo, settings: { LOG_LEVEL: level } })
    onTestFinished(server.close)
    const answered = () =>
      written.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    const ask = async (path: string, body?: object) => {
      const headers = { 'content-type': 'application/json' }
      const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}
      return (await fetch(server.address + path, sent)).headers.get('x-request-id')
    }
    return { answered, ask }
  }

  test('at info it has one line for each answer, under the id that the answer bears, and no word of anybody', async () => {
    const { answered, ask } = await startLogging('info')
    const email = 'somebody@school.example'
    const ids = [
      await ask('/api/conversations?query=secret'),
      await ask('/api/users/login', { email, password: 'a secret word' }),
      // A page asks the API from inside: that is no answer of its own.
      await ask('/password-reset?token=secret&asks=/api/site'),
    ]
    await expect.poll(() => answered().length).toBe(3)
    expect(answered()).toMatchObject([
      { reqId: ids[0], method: 'GET', route: '/api/conversations', status: 200 },
      { reqId: ids[1], method: 'POST', route: '/api/users/login', status: 401 },
      { reqId: ids[2], method: 'GET', route: '/*', status: 200 },
    ])
    for (const { ms } of answered()) expect(ms).toBeGreaterThanOrEqual(0)
    const told = JSON.stringify(answered())
    for (const word of ['secret', email, '127.0.0.1']) expect(told).not.toContain(word)
  })

  test('at warn it has none', async () => {
    const { answered, ask } = await startLogging('warn')
    await ask('/api/conversations')
    await ask('/api/users/login', { email: 'a@b.example', password: 'wrong' })
    expect(answered()).toEqual([])
  })
})
