import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'

describeOnDatabase('a page', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  /** The address that the page was rendered for; sent as it is, where `fetch` would tidy it. */
  const renderedFor = async (path: string) => {
    const { hostname, port } = new URL(server.address)
    const sent = request({ hostname, port, path, headers: { host: 'evil.example' } })
    sent.end()
    const [response] = await once(sent, 'response')
    const page = await text(response)
    expect(response.headers['content-type']).toMatch(/^text\/html/)
    return /<title>(.*)<\/title>/.exec(page)?.[1] ?? ''
  }

  test.each([
    ['/', 'http://localhost/'],
    ['/home', 'http://localhost/home'],
    [
      '/search/conversations?title=a%20b&x=1',
      'http://localhost/search/conversations?title=a%20b&x=1',
    ],
    ['/a/../b', 'http://localhost/a/../b'],
    ['/apiary', 'http://localhost/apiary'],
    ['//evil.example/x', 'http://localhost//evil.example/x'],
    ['//api/x', 'http://localhost//api/x'],
    ['/@evil.example/', 'http://localhost/@evil.example/'],
    ['http://evil.example/home?x', 'http://localhost/home?x'],
    ['http://evil.example', 'http://localhost/'],
    ['HTTP://user@evil.example:80?x', 'http://localhost/'],
  ])('%s is rendered for its own path on our own host', async (path, url) => {
    const address = await renderedFor(path)
    expect(address).toBe(url)
    expect(new URL(address).host).toBe('localhost')
  })

  test('that could not be made is logged', async () => {
    const lines: string[] = []
    const logged = await startTestServer(engine, {
      logTo: { write: line => void lines.push(line) },
    })
    onTestFinished(logged.close)
    expect((await fetch(`${logged.address}/home?asks=/api/nothing`)).status).toBe(500)
    const [told] = lines.map(line => JSON.parse(line)).filter(({ level }) => level >= 50)
    expect(told).toMatchObject({ msg: 'a page could not be made', status: 500 })
    expect(told.reqId).toMatch(/^[\w-]{36}$/)
  })

  test('without a connection is made of the shell, which nobody finds', async () => {
    const shell = await fetch(`${server.address}/shell?language=xx`)
    expect([shell.status, shell.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(shell.headers.get('content-language')).toBe('en')
    expect(shell.headers.get('content-security-policy')).toContain("'sha256-")
    const text = await shell.text()
    expect(text).toContain('<p>shell</p>')
    expect(text).not.toMatch(/nonce="(?!guess)/)
    expect(await (await fetch(server.address)).text()).not.toContain('<p>shell</p>')
  })

  test('is never kept by a browser without asking', async () => {
    const { headers } = await fetch(server.address)
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test('is answered to HEAD without its text', async () => {
    const response = await fetch(`${server.address}/home`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  test('is compressed once it is worth it', async () => {
    const long = `${server.address}/home?x=${'a'.repeat(2000)}`
    const encodingOf = async (url: string, accepted: string) =>
      (await fetch(url, { headers: { 'accept-encoding': accepted } })).headers.get(
        'content-encoding',
      )
    expect(await encodingOf(long, 'gzip, br')).toBe('br')
    expect(await encodingOf(long, 'gzip')).toBe('gzip')
    expect(await encodingOf(long, 'identity')).toBeNull()
    expect(await encodingOf(server.address, 'br')).toBeNull()
  })

  test('is not sent again to a browser that has it', async () => {
    const has = { 'if-none-match': (await fetch(server.address)).headers.get('etag') ?? '' }
    const again = await fetch(server.address, { headers: has })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('content-security-policy')).toContain('sha256-')
    const other = await fetch(`${server.address}/home`, { headers: has })
    expect([other.status, (await other.text()).length > 0]).toEqual([200, true])
  })
})
