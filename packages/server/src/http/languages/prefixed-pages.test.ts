import { siteLanguages } from '@duologue/domain/messages/site-languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { german } from '../../testing/apps/german'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import type { PageLanguages } from './page-languages'

/** Pages in all languages; each says in which it is. */
const everyLanguage: PageLanguages = {
  offered: () => siteLanguages.slice(1),
  async rendererIn(language) {
    const renderer = await german.rendererIn(language)
    return {
      ...renderer,
      words: { ...renderer.words, offer: { said: `auch ${language}`, read: '', close: '' } },
      async render(page) {
        const plain = await (await renderer.render(page)).text()
        return new Response(`${plain}<i>${language}</i>`, { status: 200 })
      },
    }
  },
}

describeOnDatabase('an address that says a language', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { otherLanguages: everyLanguage })
  })
  afterAll(() => server.close())

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { headers, redirect: 'manual' })

  /** What a page says: its language, the one that its address says, and the one that it offers. */
  async function shown(path: string, headers: Record<string, string> = {}) {
    const answer = await ask(path, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const text = await answer.text()
    const said = (pattern: RegExp) => pattern.exec(text)?.[1]
    return {
      language: said(/<i>(\w+)<\/i>/) ?? 'en',
      tag: answer.headers.get('content-language'),
      prefix: said(/<base href="([^"]*)">/) ?? '',
      offer: said(/<p lang="(\w+)">/),
    }
  }

  test('is a page in it, whatever else is asked for', async () => {
    const german = { language: 'de', tag: 'de', prefix: '/de' }
    expect(await shown('/de')).toEqual({ ...german, offer: undefined })
    expect(await shown('/de/home?x=/fr')).toEqual({ ...german, offer: undefined })
    const wishes = { cookie: 'language=fr', 'accept-language': 'es' }
    expect(await shown('/de/home', wishes)).toEqual({ ...german, offer: 'fr' })
    expect(await shown('/zh/home')).toMatchObject({ language: 'zh', tag: 'zh-Hans' })
  })

  test.each([
    [{ 'accept-language': 'fr-CA,de;q=0.5' }, 'fr'],
    [{ 'accept-language': 'en' }, 'en'],
    [{ cookie: 'language=ar', 'accept-language': 'de' }, 'ar'],
    [{ 'accept-language': 'de,fr' }, undefined],
    [{ cookie: 'language=de', 'accept-language': 'fr' }, undefined],
    [{ 'accept-language': 'nl' }, undefined],
    [{ 'accept-language': '*' }, undefined],
    [{ cookie: 'a=b; language-offer=closed', 'accept-language': 'fr' }, undefined],
  ])('a reader who sends %j is offered %s on it', async (headers, language) => {
    expect((await shown('/de/home', headers)).offer).toBe(language)
    expect((await shown('/home', headers)).offer).toBeUndefined()
  })

  test('in the words of the language that is offered', async () => {
    const answer = await ask('/de', { 'accept-language': 'fr' })
    expect(await answer.text()).toContain('<p lang="fr">auch fr</p>')
  })

  test.each([
    ['/en', '/', null],
    ['/en/home?x=1', '/home?x=1', null],
    ['/en/account', '/account', 'en'],
    ['/de/account?tab=password', '/account?tab=password', 'de'],
    ['/de/classes', '/classes', 'de'],
    ['/ar/conversations/1/a/game', '/conversations/1/a/game', 'ar'],
    ['/de/convo/1/learn', '/convo/1/learn', 'de'],
    ['/de/nowhere', '/nowhere', 'de'],
    ['/de/fr/home', '/fr/home', 'de'],
    ['/de//evil.example', '/', 'de'],
    ['/en//evil.example', '/', 'en'],
    ['/en/%5Cevil.example', '/%5Cevil.example', 'en'],
  ])('%s leads for good to %s, and %s is read there', async (path, to, kept) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    const cookie = answer.headers.get('set-cookie')
    expect(cookie?.split(';')[0] ?? null).toBe(kept && `language=${kept}`)
    expect(answer.headers.get('cache-control')).toBe(kept && 'no-store')
    // What somebody chose on this device stays.
    const chosen = await ask(path, { cookie: 'language=fr' })
    expect(chosen.headers.get('location')).toBe(to)
    expect(chosen.headers.get('set-cookie')).toBeNull()
  })

  test('no language is kept that is not there', async () => {
    const other = await startTestServer(engine, { otherLanguages: german })
    const answer = await fetch(`${other.address}/fr/account`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([301, null])
    await other.close()
  })

  test('leads for now to the page without, while the language is not there', async () => {
    const other = await startTestServer(engine, { otherLanguages: german })
    const answer = await fetch(`${other.address}/fr/home?x`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/home?x'])
    await other.close()
  })

  const none = [undefined, ...siteLanguages]
  const mixed = none.flatMap(address =>
    none.flatMap(cookie => none.map(accept => ({ address, cookie, accept }))),
  )

  test('never leads round in a circle, and never to a language', async () => {
    expect(mixed.length).toBe(7 ** 3)
    for (const { address, cookie, accept } of mixed) {
      const headers = {
        ...(cookie ? { cookie: `language=${cookie}` } : {}),
        ...(accept ? { 'accept-language': accept } : {}),
      }
      for (const path of ['/home', '/account']) {
        const asked = address ? `/${address}${path}` : path
        const first = await ask(asked, headers)
        const to = first.headers.get('location') ?? asked
        await first.body?.cancel()
        expect(first.status).toBe(to === asked ? 200 : 301)
        expect([asked, path]).toContain(to)
        const { language } = await shown(to, headers)
        const isSaid = to !== path
        expect(language).toBe((isSaid ? address : undefined) ?? cookie ?? accept ?? 'en')
      }
    }
  })

  test('asked for at once by readers of all languages, no page is shown to another one', async () => {
    const asked = [...mixed, ...mixed].map(({ address, cookie, accept }) => ({
      path: address && address !== 'en' ? `/${address}/faq` : '/faq',
      wish: cookie ?? accept,
      language: address && address !== 'en' ? address : (cookie ?? accept ?? 'en'),
      headers: {
        ...(cookie ? { cookie: `language=${cookie}` } : {}),
        ...(accept ? { 'accept-language': accept } : {}),
      },
    }))
    const pages = await Promise.all(asked.map(({ path, headers }) => shown(path, headers)))
    expect(pages.map(({ language }) => language)).toEqual(asked.map(({ language }) => language))
    expect(pages.map(({ offer }) => offer)).toEqual(
      asked.map(({ path, wish, language }) =>
        path !== '/faq' && wish !== language ? wish : undefined,
      ),
    )
  })
})
