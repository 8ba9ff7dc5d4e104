import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedConversation } from '../../testing/school/seed-conversation'
import { drawPreview } from './preview/draw-preview'
import { addPreviews } from './preview-routes'

const ofNobody = () => Promise.resolve(undefined)

test.each([
  'es/abc-1',
  'es/abc-1~hotel~suitcase~cat~key',
  'songs/es/abc-1',
  'songs/es/abc-1~lift~phone',
])('the cover %s is a PNG for shared links, as large as they are shown', async name => {
  const app = Fastify({ routerOptions: { maxParamLength: 200 } })
  addPreviews(app, 30, ofNobody)
  const answer = await app.inject(`/art/previews/${name}.png`)
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
    const server = await startTestServer(engine, { callsPerMinute: { searches: 6 } })
    const ask = async (path: string) => (await fetch(`${server.address}${path}`)).status
    const wrong = [
      '/art/previews/es/abc.svg',
      '/art/previews/ES/a.png',
      '/art/previews/es/.png',
      '/art/previews/songs/ES/a.png',
      '/art/previews/songs/es/a~castle.png',
      '/art/previews/songs/a.png',
      '/art/previews/es/a~castle.png',
    ]
    for (const path of wrong) expect(await ask(path)).toBe(404)
    expect(await ask('/art/previews/es/a.png')).toBe(200)
    expect(await ask('/art/previews/es/a.png')).toBe(429)
    await server.close()
  })

  test('says the title of what everybody may find, and of nothing else', async () => {
    const server = await startTestServer(engine)
    const picture = async ({ id }: { id: string }) => {
      const answer = await fetch(`${server.address}/art/previews/es/${id}~lift~phone.png`)
      return Buffer.from(await answer.arrayBuffer())
    }
    /** Whether two pictures differ where a title would stand. */
    const front = async (png: Buffer) =>
      sharp(png).extract({ left: 0, top: 560, width: 900, height: 60 }).raw().toBuffer()
    const shown = await seedConversation(server.pool, { title: 'Secreto', isPublished: true })
    const titled = await front(await picture(shown))
    await server.pool.query(`update conversations set title = 'Otro' where id = $1`, [shown.id])
    const renamed = await front(await picture(shown))
    expect(renamed.equals(titled)).toBe(false)
    await server.pool.query('update conversations set is_published = false where id = $1', [
      shown.id,
    ])
    const untitled = await front(await picture(shown))
    await server.pool.query(`update conversations set title = 'Secreto' where id = $1`, [shown.id])
    expect((await front(await picture(shown))).equals(untitled)).toBe(true)
    await server.close()
  })

  test('says the title and the language of a song', async () => {
    const server = await startTestServer(engine)
    const id = '00000000-0000-7000-8000-00000000abcd'
    const picture = async () => {
      const answer = await fetch(`${server.address}/art/previews/songs/es/${id}.png`)
      return Buffer.from(await answer.arrayBuffer())
    }
    const nothing = await picture()
    await server.pool.query(
      `insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated,
         youtube_id, youtube_views, duration, created_at, updated_at, published_at, rights)
       values ($1, 'spanish', 'Tren', 'A', 'tren', 'beginner', 'G', true, 'abcdefghijk', 0, 60, now(), now(), now(), 'own')`,
      [id],
    )
    const titled = await picture()
    const words = { title: 'Tren', facts: 'Español' }
    const drawn = sharp(Buffer.from(drawPreview('songs', 'es', { seed: id }, words)))
    expect(titled.equals(nothing)).toBe(false)
    expect(titled.equals(await drawn.png({ palette: true, effort: 4 }).toBuffer())).toBe(true)
    await server.close()
  })
})
