import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addArt } from './art-routes'
import { drawCover } from './cover'
import { drawPortrait } from './portrait'

async function ask(url: string) {
  const app = Fastify({ routerOptions: { maxParamLength: 200 } })
  addArt(app)
  const answer = await app.inject(url)
  await app.close()
  return answer
}

test.each([
  ['/art/covers/es/abc-1_X.svg', drawCover('es', 'abc-1_X')],
  [`/art/covers/xx/${'a'.repeat(80)}.svg`, drawCover('xx', 'a'.repeat(80))],
  ['/art/portraits/high/ana.svg', drawPortrait('high', 'ana')],
  ['/art/portraits/low/ana.svg', drawPortrait('low', 'ana')],
  [
    '/art/portraits/high/old-zh/ana.svg',
    drawPortrait('high', 'ana', { age: 'old', language: 'zh' }),
  ],
])('%s is its picture, kept for ever and unable to run anything', async (url, svg) => {
  const answer = await ask(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(svg)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  '/art/covers/ES/a.svg',
  '/art/covers/eng/a.svg',
  '/art/covers/e1/a.svg',
  '/art/covers/es/a.png',
  '/art/covers/es/a',
  '/art/covers/es/.svg',
  '/art/covers/es/a%20b.svg',
  '/art/covers/es/%3Cscript%3E.svg',
  '/art/covers/es/..%2F..%2Fsettings.svg',
  '/art/covers/es/a.svg%0A',
  `/art/covers/es/${'a'.repeat(81)}.svg`,
  '/art/portraits/middle/a.svg',
  '/art/portraits/constructor/a.svg',
  '/art/portraits/high/a.svgz',
  '/art/portraits/high/ancient-zh/a.svg',
  '/art/portraits/high/old-zho/a.svg',
  '/art/portraits/high/old-zh-x/a.svg',
  '/art/portraits/high/old/a.svg',
  '/art/portraits/middle/old-zh/a.svg',
  '/art/portraits/high/%C3%A9.svg',
])('%s is not found and not to be kept', async url => {
  const answer = await ask(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ message: 'Not found.', code: 'not-found' })
  expect(answer.headers['cache-control']).toBeUndefined()
})

test('the same picture asked for twice is the same', async () => {
  const app = Fastify()
  addArt(app)
  const first = await app.inject('/art/covers/de/zwei.svg')
  const second = await app.inject('/art/covers/de/zwei.svg')
  await app.close()
  expect(second.body).toBe(first.body)
})
