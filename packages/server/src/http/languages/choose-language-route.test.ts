import { site } from '@duologue/contract/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { german } from '../../testing/apps/german'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'

describeOnDatabase('choosing a language', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, {
      otherLanguages: german,
      settings: { PUBLIC_URL: 'https://duologue.example' },
    })
  })
  afterAll(() => server.close())

  const choose = async (query: string) => {
    const { status, headers } = await fetch(`${server.address}/language?${query}`, {
      redirect: 'manual',
    })
    expect(status).toBe(302)
    return [headers.get('location'), headers.get('set-cookie')]
  }

  test('keeps one that there is, and goes back', async () => {
    expect(await choose('to=de&from=/home%3Fa=1')).toEqual([
      '/home?a=1',
      'language=de; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
    ])
  })

  test.each([
    ['to=de&from=https://other.example', '/'],
    ['to=de&from=//other.example', '/'],
    ['to=de&from=/%5Cother.example', '/'],
    ['to=de&from=/%0D%0Aset-cookie:a', '/'],
    ['to=de', '/'],
    ['to=de&to=en&from=/home&from=/faq', '/home'],
  ])('%s leads to %s alone', async (query, path) => {
    expect((await choose(query))[0]).toBe(path)
  })

  test('keeps none that there is not, and forgets the kept one when none is named', async () => {
    expect(await choose('to=fr&from=/home')).toEqual(['/home', null])
    expect(await choose('to=de%0D%0Ax:y')).toEqual(['/', null])
    expect((await choose('from=/home'))[1]).toContain('language=; Path=/; Max-Age=0')
  })

  test('is among those that the site says it has', async () => {
    expect((await server.ask(site.getSite)).languages).toEqual(['en', 'de'])
  })
})
