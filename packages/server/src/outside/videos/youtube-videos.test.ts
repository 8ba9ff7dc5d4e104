import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type PretendDataApi,
  startPretendDataApi,
  videoAnswer,
} from '../../testing/pretend-data-api'
import { pretendClock } from '../clock/pretend-clock'
import { rememberVideos } from './remember-videos'
import { LookupUnavailable } from './videos'
import { youtubeVideos } from './youtube-videos'

const id = 'abcdefghijk'
const key = 'secret-key'
let api: PretendDataApi
beforeAll(async () => {
  api = await startPretendDataApi()
})
afterAll(() => api.close())
beforeEach(() => void api.asked.splice(0))

const find = () => youtubeVideos({ key, address: `${api.address}/v3/` }).find(id)

test('asks for the four parts with the key, and reads what is told', async () => {
  api.answerWith({ body: videoAnswer() })
  expect(await find()).toEqual({
    youtubeId: id,
    title: 'La mer',
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    thumbnails: {
      default: { url: `https://i.ytimg.com/vi/${id}/default.jpg`, width: 120, height: 90 },
    },
    viewCount: 1_234_567,
    duration: 213,
    embeddable: true,
  })
  const [{ pathname, searchParams } = new URL('http://x')] = api.asked
  expect([pathname, ...searchParams]).toEqual([
    '/v3/videos',
    ['part', 'snippet,statistics,contentDetails,status'],
    ['id', id],
    ['key', key],
  ])
})

test.each([
  ['hidden views are none', { statistics: {} }, { viewCount: 0 }],
  ['a refused embedding is told', { embeddable: false }, { embeddable: false }],
  [
    "pictures from elsewhere are left out, the video's own stay",
    {
      thumbnails: {
        default: { url: 'https://tracker.example/x.gif', width: 1, height: 1 },
        high: { url: `https://i1.ytimg.com/vi/${id}/hq.jpg` },
      },
    },
    { thumbnails: { high: { url: `https://i1.ytimg.com/vi/${id}/hq.jpg`, width: 0, height: 0 } } },
  ],
])('%s', async (_, change, expected) => {
  api.answerWith({ body: videoAnswer('PT1H', change) })
  expect(await find()).toMatchObject({ duration: 3600, ...expected })
})

test.each([
  ['an empty list', JSON.stringify({ items: [] })],
  ['a live video, which has no length', videoAnswer('P0D')],
])('%s is no video', async (_, body) => {
  api.answerWith({ body })
  expect(await find()).toBeNull()
})

test.each([
  ['a used-up quota', { status: 403, body: '{}' }],
  ['a broken answer', { body: 'no JSON' }],
  ['another shape', { body: '{"items":[{}]}' }],
  ['an endless answer', { body: `"${'x'.repeat(300_000)}"` }],
  ['a redirect', { status: 302, body: '' }],
])('%s means that nobody can be asked, and tells no key', async (_, answer) => {
  api.answerWith(answer)
  const error = await find().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(LookupUnavailable)
  expect(String(error)).not.toContain(key)
})

test('an address where nobody is means that nobody can be asked', async () => {
  const port = youtubeVideos({ key, address: 'http://127.0.0.1:1' })
  await expect(port.find(id)).rejects.toBeInstanceOf(LookupUnavailable)
})

test('what was found is believed for a day, what was not is asked for again', async () => {
  const clock = pretendClock('2026-03-04T10:00:00Z')
  const port = rememberVideos(youtubeVideos({ key, address: api.address }), clock)
  api.answerWith({ body: '{"items":[]}' })
  expect(await port.find(id)).toBeNull()
  api.answerWith({ body: videoAnswer() })
  const found = await port.find(id)
  api.answerWith({ status: 403, body: '{}' })
  clock.moveTo('2026-03-05T09:59:00Z')
  expect(await port.find(id)).toEqual(found)
  expect(api.asked).toHaveLength(2)
  clock.moveTo('2026-03-05T10:01:00Z')
  await expect(port.find(id)).rejects.toBeInstanceOf(LookupUnavailable)
})
