import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../testing/apps/contract-client'
import { german } from '../../testing/apps/german'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'

describeOnDatabase('a refusal', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { otherLanguages: german })
  })
  afterAll(() => server.close())

  const refusal = async (headers: Record<string, string>) => {
    const response = await fetch(`${server.address}/api/users/me`, { headers })
    const { code, message } = await refusalOf(response)
    expect(code).toBe('token-missing')
    return [response.headers.get('content-language'), message]
  }

  test('speaks the language that its caller asks for, and tells which one it is', async () => {
    expect(await refusal({ 'accept-language': 'de-CH,en;q=0.5' })).toEqual([
      'de',
      'Die Anmeldung fehlt.',
    ])
  })

  test.each([
    { 'accept-language': '*' },
    { 'accept-language': 'fr' },
    { 'accept-language': 'en,de;q=0.5' },
    { 'accept-language': '', cookie: 'language=de' },
  ])('is English for %j', async headers => {
    expect(await refusal(headers)).toEqual(['en', 'Authorization token missing'])
  })

  test.each([
    ['/art/covers/ES/a.svg', 404],
    ['/api/%zz', 400],
    ['/%zz', 400],
  ])('of %s, which is no call, does so, too', async (path, status) => {
    const response = await fetch(server.address + path, { headers: { 'accept-language': 'de' } })
    expect([response.status, response.headers.get('content-language')]).toEqual([status, 'de'])
  })

  test('is English where the words of a language cannot be loaded', async () => {
    const broken = await startTestServer(engine, {
      otherLanguages: { ...german, rendererIn: () => Promise.reject(new Error('no file')) },
    })
    const response = await fetch(`${broken.address}/api/users/me`, {
      headers: { 'accept-language': 'de' },
    })
    expect((await refusalOf(response)).message).toBe('Authorization token missing')
    await broken.close()
  })
})
