import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { addPreviews } from './preview-routes'

test('a cover is a PNG for shared links, as large as they are shown', async () => {
  const app = Fastify({ routerOptions: { maxParamLength: 200 } })
  addPreviews(app, 30)
  const answer = await app.inject('/art/previews/es/abc-1.png')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  })
  await app.close()
})

describeOnDatabase('a picture for a shared link', engine => {
  test('is there under names of covers alone, and so often a minute', async () => {
    const server = await startTestServer(engine, { callsPerMinute: { searches: 4 } })
    const ask = async (path: string) => (await fetch(`${server.address}${path}`)).status
    const wrong = ['/art/previews/es/abc.svg', '/art/previews/ES/a.png', '/art/previews/es/.png']
    for (const path of wrong) expect(await ask(path)).toBe(404)
    expect(await ask('/art/previews/es/a.png')).toBe(200)
    expect(await ask('/art/previews/es/a.png')).toBe(429)
    await server.close()
  })
})
