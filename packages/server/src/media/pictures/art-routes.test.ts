import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { errorAnswers } from '../../http/error-answers'
import { pageLanguages } from '../../http/languages/page-languages'
import { german } from '../../testing/apps/german'
import { plainRenderer } from '../../testing/plain-renderer'
import { addArt } from './art-routes'
import { drawCover, drawEmptyStage, drawSongCover } from './cover'
import { drawFaces } from './faces'
import { drawPortrait } from './portrait'
import { drawSceneCover, drawSongScene, drawStage } from './scenes/scene-pictures'

const scene = { place: 'hotel', props: ['suitcase', 'cat', 'key'] } as const

async function ask(url: string, language = '*') {
  const app = Fastify({ routerOptions: { maxParamLength: 200 } })
  app.setErrorHandler(errorAnswers(pageLanguages(plainRenderer, german, ['de']), () => undefined))
  addArt(app)
  const answer = await app.inject({ url, headers: { 'accept-language': language } })
  await app.close()
  return answer
}

test.each([
  ['/art/covers/es/abc-1_X.svg', drawCover('es', 'abc-1_X')],
  [`/art/covers/xx/${'a'.repeat(80)}.svg`, drawCover('xx', 'a'.repeat(80))],
  ['/art/covers/es/abc-1_X~hotel~suitcase~cat~key.svg', drawSceneCover('es', 'abc-1_X', scene)],
  ['/art/covers/es/a~lift.svg', drawSceneCover('es', 'a', { place: 'lift', props: [] })],
  [
    `/art/covers/es/${'a'.repeat(80)}~restaurant~thermometer~headphones~telephone.svg`,
    drawSceneCover('es', 'a'.repeat(80), {
      place: 'restaurant',
      props: ['thermometer', 'headphones', 'telephone'],
    }),
  ],
  ['/art/songs/es/abc-1_X.svg', drawSongCover('es', 'abc-1_X')],
  ['/art/songs/es/a~hotel~suitcase~cat~key.svg', drawSongScene('es', 'a', scene)],
  ['/art/stages/day/es/a~hotel~suitcase~cat~key.svg', drawStage('day', 'es', 'a', scene)],
  ['/art/stages/night/es/a~hotel~suitcase~cat~key.svg', drawStage('night', 'es', 'a', scene)],
  ['/art/stages/night/es/a.svg', drawEmptyStage('night', 'es', 'a')],
  ['/art/portraits/high/ana.svg', drawPortrait('high', 'ana')],
  ['/art/portraits/low/ana.svg', drawPortrait('low', 'ana')],
  [
    '/art/portraits/high/old-zh/ana.svg',
    drawPortrait('high', 'ana', { age: 'old', language: 'zh' }),
  ],
  ['/art/faces/high/ana.svg', drawFaces('high', 'ana')],
  ['/art/faces/low/old-zh/ana.svg', drawFaces('low', 'ana', { age: 'old', language: 'zh' })],
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
  '/art/covers/es/a~.svg',
  '/art/covers/es/a~castle.svg',
  '/art/covers/es/a~key.svg',
  '/art/covers/es/a~hotel~.svg',
  '/art/covers/es/a~hotel~sword.svg',
  '/art/covers/es/a~hotel~key~key.svg',
  '/art/covers/es/a~hotel~key~cat~dog~bird.svg',
  '/art/covers/es/a~Hotel.svg',
  '/art/covers/es/a~constructor.svg',
  '/art/covers/es/a~hotel~toString.svg',
  '/art/covers/es/a~hotel.png',
  '/art/covers/ES/a~hotel.svg',
  '/art/songs/ES/a.svg',
  '/art/songs/es/a.png',
  '/art/songs/es/a~castle.svg',
  '/art/stages/noon/es/a~hotel.svg',
  '/art/stages/constructor/es/a.svg',
  '/art/stages/day/ES/a~hotel.svg',
  '/art/stages/day/es/a~castle.svg',
  '/art/stages/day/es/.svg',
  '/art/portraits/high/a~hotel.svg',
  '/art/portraits/middle/a.svg',
  '/art/portraits/constructor/a.svg',
  '/art/portraits/high/a.svgz',
  '/art/portraits/high/ancient-zh/a.svg',
  '/art/portraits/high/old-zho/a.svg',
  '/art/portraits/high/old-zh-x/a.svg',
  '/art/portraits/high/old/a.svg',
  '/art/portraits/middle/old-zh/a.svg',
  '/art/portraits/high/%C3%A9.svg',
  '/art/faces/middle/a.svg',
  '/art/faces/high/a~hotel.svg',
  '/art/faces/high/a.png',
  '/art/faces/high/.svg',
  '/art/faces/high/ancient-zh/a.svg',
  '/art/faces/constructor/old-zh/a.svg',
  '/art/faces/high/a/glad.svg',
])('%s is not found and not to be kept', async url => {
  const answer = await ask(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ message: 'Not found.', code: 'not-found' })
  expect(answer.headers['cache-control']).toBeUndefined()
})

test('one that is not found is refused in the language that is asked for', async () => {
  const { headers } = await ask('/art/covers/ES/a.svg', 'de')
  expect(headers['content-language']).toBe('de')
})

test('who takes brotli gets the same picture pressed, and nobody else what others were sent', async () => {
  const app = Fastify()
  addArt(app)
  const url = '/art/faces/high/ana.svg'
  const pressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(pressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(pressed.rawPayload).toString()).toBe(drawFaces('high', 'ana'))
  const plain = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(drawFaces('high', 'ana'))
  await app.close()
})

test('the same picture asked for twice is the same', async () => {
  const app = Fastify()
  addArt(app)
  const first = await app.inject('/art/covers/de/zwei.svg')
  const second = await app.inject('/art/covers/de/zwei.svg')
  await app.close()
  expect(second.body).toBe(first.body)
})
