import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { plainRenderer } from '../../testing/plain-renderer'

const inGerman = {
  ...plainRenderer,
  render: async () => new Response('<!doctype html><title>Seite</title>', { status: 200 }),
}

describeOnDatabase('a page', engine => {
  let server: TestServer
  let isBuilt = true
  let loads = 0
  beforeAll(async () => {
    server = await startTestServer(engine, {
      otherLanguages: {
        offered: () => (isBuilt ? ['de'] : []),
        rendererIn: async () => {
          loads += 1
          return inGerman
        },
      },
    })
  })
  afterAll(() => server.close())

  const languageOf = async (headers: Record<string, string>) => {
    const response = await fetch(`${server.address}/home`, { headers })
    const isGerman = (await response.text()).includes('Seite')
    return [response.headers.get('content-language'), isGerman]
  }

  test('is in the language that is asked for, and in English for whoever asks for nothing', async () => {
    expect(await languageOf({ 'accept-language': '*' })).toEqual(['en', false])
    expect(await languageOf({ 'accept-language': 'de-AT,en;q=0.5' })).toEqual(['de', true])
    expect(await languageOf({ 'accept-language': 'fr' })).toEqual(['en', false])
    expect(await languageOf({ 'accept-language': 'de', cookie: 'a=b; language=en' })).toEqual([
      'en',
      false,
    ])
    expect(await languageOf({ cookie: 'language=de', 'accept-language': 'en' })).toEqual([
      'de',
      true,
    ])
    expect(loads).toBe(1)
  })

  test('says by what it differs', async () => {
    const { headers } = await fetch(server.address)
    expect(headers.get('vary')).toBe('accept-encoding, accept-language, cookie, sec-ch-ua-mobile')
  })

  test('asked for in two languages at once is never shown in the other one', async () => {
    const asked = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'de' : 'en'))
    const shown = await Promise.all(
      asked.map(language => languageOf({ 'accept-language': language })),
    )
    expect(shown.map(([language]) => language)).toEqual(asked)
    expect(shown.map(([, isGerman]) => isGerman)).toEqual(asked.map(language => language === 'de'))
  })

  test('is in English while its language is still being built', async () => {
    isBuilt = false
    expect(await languageOf({ 'accept-language': 'de' })).toEqual(['en', false])
  })
})
