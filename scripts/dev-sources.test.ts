import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSources } from './dev-sources.js'

let sources: Awaited<ReturnType<typeof openSources>>

beforeAll(async () => {
  sources = await openSources()
}, 60_000)
afterAll(() => sources.close())

test('the product is read from its sources: a page that renews itself, and the server behind it', async () => {
  const { renderer, readServer } = sources
  expect(renderer).toMatchObject({
    themeScript: expect.stringContaining('localStorage'),
    words: expect.anything(),
  })
  const response = await renderer.render({
    url: 'http://localhost/terms',
    nonce: 'once',
    api: () => Promise.resolve({ status: 404, body: '{}' }),
    publicUrl: 'http://localhost',
    isSmallScreen: false,
    languages: ['en'],
    basePrefix: '',
    signal: new AbortController().signal,
  })
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(
    /import\("\/src\/main\.tsx"\).*\/@vite\/client.*<\/head>.*<h1/s,
  )
  expect(await readServer()).toEqual({
    readSettings: expect.any(Function),
    buildHouse: expect.any(Function),
  })
}, 60_000)
