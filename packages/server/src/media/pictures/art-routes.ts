import { refusals } from '@duologue/domain/messages/refusals'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { memoizeLast } from '../memoize-last'
import { drawCover } from './cover'
import { drawPortrait, type VoicePitch } from './portrait'
import { readLooks } from './portrait-looks'

/** Pictures kept in memory: a few full screens of cards, at most about 10 MB. */
const picturesKept = 500

/** `<seed>.svg`; the seed is an id or a name's slug. */
const pictureName = /^([A-Za-z0-9_-]{1,80})\.svg$/
const languageCode = /^[a-z]{2}$/

/** The seed named by the last part of an address, or undefined if it names none. */
const seedOf = (picture: string) => pictureName.exec(picture)?.[1]

function sendNotFound(reply: FastifyReply) {
  return reply.status(404).send({ message: refusals['not-found'], code: 'not-found' })
}

/** The same address always shows the same picture, so readers may keep it for ever; opened as a page it can run nothing. */
function sendPicture(reply: FastifyReply, svg: string) {
  return reply
    .header('content-type', 'image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .send(svg)
}

const isVoice = (voice: string): voice is VoicePitch => voice === 'high' || voice === 'low'

/**
 * `/art/covers/es/<seed>.svg`, `/art/portraits/high/<seed>.svg` and, of characters whose age is known,
 * `/art/portraits/high/old-zh/<seed>.svg`: the generated pictures.
 */
export function addArt(app: FastifyInstance): void {
  const kept = memoizeLast(picturesKept)

  app.get<{ Params: { language: string; picture: string } }>(
    '/art/covers/:language/:picture',
    { schema: { hide: true } },
    async (request, reply) => {
      const { language, picture } = request.params
      const seed = seedOf(picture)
      if (seed === undefined || !languageCode.test(language)) return sendNotFound(reply)
      return sendPicture(
        reply,
        kept(`${language}/${seed}`, () => drawCover(language, seed)),
      )
    },
  )

  app.get<{ Params: { voice: string; picture: string } }>(
    '/art/portraits/:voice/:picture',
    { schema: { hide: true } },
    async (request, reply) => {
      const { voice, picture } = request.params
      const seed = seedOf(picture)
      if (seed === undefined || !isVoice(voice)) return sendNotFound(reply)
      return sendPicture(
        reply,
        kept(`${voice}/${seed}`, () => drawPortrait(voice, seed)),
      )
    },
  )

  app.get<{ Params: { voice: string; looks: string; picture: string } }>(
    '/art/portraits/:voice/:looks/:picture',
    { schema: { hide: true } },
    async (request, reply) => {
      const { voice, picture } = request.params
      const seed = seedOf(picture)
      const looks = readLooks(request.params.looks)
      if (seed === undefined || !looks || !isVoice(voice)) return sendNotFound(reply)
      return sendPicture(
        reply,
        kept(`${voice}/${request.params.looks}/${seed}`, () => drawPortrait(voice, seed, looks)),
      )
    },
  )
}
