import { previewSize } from '@duologue/domain/media/preview'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { Refused } from '../../http/refused'
import { semaphore, workLimits } from '../../semaphore'
import { drawCover } from './cover'

/** Drawing one takes some 100 ms of a core: one at a time, and few wait. */
const drawing = semaphore(workLimits.drawing)

const previewName = /^([A-Za-z0-9_-]{1,80})\.png$/
const languageCode = /^[a-z]{2}$/

const drawPreview = (language: string, seed: string): Promise<Buffer> =>
  drawing(() =>
    sharp(Buffer.from(drawCover(language, seed)), { density: 144 })
      .resize({ ...previewSize, fit: 'cover' })
      .png({ palette: true, effort: 4 })
      .toBuffer(),
  )

/**
 * `/art/previews/es/<seed>.png`: the cover of that language and seed for shared links, as a PNG, since no chat shows an
 * SVG (site.md#sharing). An address may ask for so many a minute.
 */
export function addPreviews(app: FastifyInstance, callsPerMinute: number): void {
  const rateLimit = { max: callsPerMinute, timeWindow: 60_000, groupId: 'previews' }
  app.get<{ Params: { language: string; picture: string } }>(
    '/art/previews/:language/:picture',
    { schema: { hide: true }, config: { rateLimit } },
    async (request, reply) => {
      const { language, picture } = request.params
      const seed = previewName.exec(picture)?.[1]
      if (seed === undefined || !languageCode.test(language)) throw new Refused('not-found')
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(await drawPreview(language, seed))
    },
  )
}
