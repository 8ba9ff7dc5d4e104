import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../../http/refused'
import { lazily } from '../../lazily'
import { memoizeLast } from '../memoize-last'
import { type StageHour, stageHours } from './cover-palette'
import { drawFaces } from './faces'
import { coverKinds, coverNamed, namedPicture, stageNamed } from './named-picture'
import { drawPortrait, type VoicePitch } from './portrait'
import { readLooks } from './portrait-looks'

/** Pictures kept in memory: a few full screens of cards, at most about 10 MB. */
const picturesKept = 500

const languageCode = /^[a-z]{2}$/

/** The seed of a portrait named by the last part of an address, or undefined if it names none. */
function seedOf(picture: string): string | undefined {
  const name = namedPicture(picture, '.svg')
  return name?.scene ? undefined : name?.seed
}

const press = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/**
 * A picture as it was drawn, and smaller than other answers are made: it is pressed once, when it is first asked for so, in
 * a few milliseconds beside the event loop (media.md#faces).
 */
const pictureOf = (svg: string) => ({ svg, pressed: lazily(() => press(svg, quality)) })
type Picture = ReturnType<typeof pictureOf>

const encodings = new Negotiator({ supportedValues: ['br', 'identity'] })

/** The same address always shows the same picture, so readers may keep it for ever; opened as a page it can run nothing. */
async function sendPicture({ headers }: FastifyRequest, reply: FastifyReply, picture: Picture) {
  reply
    .header('content-type', 'image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
  if (encodings.negotiate(String(headers['accept-encoding'] ?? '')) !== 'br')
    return reply.send(picture.svg)
  const bytes = await picture.pressed()
  return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(bytes)
}

const isVoice = (voice: string): voice is VoicePitch => voice === 'high' || voice === 'low'
const isHour = (hour: string): hour is StageHour => (stageHours as readonly string[]).includes(hour)

type Kept = (key: string, draw: () => string) => Picture

/** The pictures of people, by the first part of their address (media.md#faces). */
const people = { portraits: drawPortrait, faces: drawFaces } as const

/**
 * `/art/portraits/high/<seed>.svg` and, of characters whose age is known, `/art/portraits/high/old-zh/<seed>.svg`; at
 * `/art/faces/…`, by the same names, the same face in all its moods.
 */
function addPeople(app: FastifyInstance, kept: Kept, kind: keyof typeof people): void {
  const draw = people[kind]
  app.get<{ Params: { voice: string; picture: string } }>(
    `/art/${kind}/:voice/:picture`,
    async (request, reply) => {
      const { voice, picture } = request.params
      const seed = seedOf(picture)
      if (seed === undefined || !isVoice(voice)) throw new Refused('not-found')
      return sendPicture(
        request,
        reply,
        kept(`${kind}/${voice}/${seed}`, () => draw(voice, seed)),
      )
    },
  )

  app.get<{ Params: { voice: string; looks: string; picture: string } }>(
    `/art/${kind}/:voice/:looks/:picture`,
    async (request, reply) => {
      const { voice, picture } = request.params
      const seed = seedOf(picture)
      const looks = readLooks(request.params.looks)
      if (seed === undefined || !looks || !isVoice(voice)) throw new Refused('not-found')
      return sendPicture(
        request,
        reply,
        kept(`${kind}/${voice}/${request.params.looks}/${seed}`, () => draw(voice, seed, looks)),
      )
    },
  )
}

/**
 * `/art/covers/es/<seed>.svg` and `/art/covers/es/<seed>~<scene>.svg`, those of songs at `/art/songs/es/…`, the stages of
 * duels at `/art/stages/night/es/…`, by the same names (media.md#scenes).
 */
function addScenes(app: FastifyInstance, kept: Kept): void {
  for (const kind of coverKinds)
    app.get<{ Params: { language: string; picture: string } }>(
      `/art/${kind}/:language/:picture`,
      async (request, reply) => {
        const { language, picture } = request.params
        const name = namedPicture(picture, '.svg')
        if (!name || !languageCode.test(language)) throw new Refused('not-found')
        return sendPicture(
          request,
          reply,
          kept(`${kind}/${language}/${picture}`, () => coverNamed(kind, language, name)),
        )
      },
    )

  app.get<{ Params: { hour: string; language: string; picture: string } }>(
    '/art/stages/:hour/:language/:picture',
    async (request, reply) => {
      const { hour, language, picture } = request.params
      const name = namedPicture(picture, '.svg')
      if (!name || !isHour(hour) || !languageCode.test(language)) throw new Refused('not-found')
      return sendPicture(
        request,
        reply,
        kept(`${hour}/${language}/${picture}`, () => stageNamed(hour, language, name)),
      )
    },
  )
}

/** The pictures that are drawn from their address: covers, stages, portraits and faces. */
export function addArt(app: FastifyInstance): void {
  const last = memoizeLast<Picture>(picturesKept)
  const kept: Kept = (key, draw) => last(key, () => pictureOf(draw()))
  addScenes(app, kept)
  addPeople(app, kept, 'portraits')
  addPeople(app, kept, 'faces')
}
