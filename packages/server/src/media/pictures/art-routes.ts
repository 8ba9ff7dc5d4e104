import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refused } from '../../http/refused'
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
const isHour = (hour: string): hour is StageHour => (stageHours as readonly string[]).includes(hour)

type Kept = ReturnType<typeof memoizeLast<string>>

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
    { schema: { hide: true } },
    async (request, reply) => {
      const { voice, picture } = request.params
      const seed = seedOf(picture)
      if (seed === undefined || !isVoice(voice)) throw new Refused('not-found')
      return sendPicture(
        reply,
        kept(`${kind}/${voice}/${seed}`, () => draw(voice, seed)),
      )
    },
  )

  app.get<{ Params: { voice: string; looks: string; picture: string } }>(
    `/art/${kind}/:voice/:looks/:picture`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { voice, picture } = request.params
      const seed = seedOf(picture)
      const looks = readLooks(request.params.looks)
      if (seed === undefined || !looks || !isVoice(voice)) throw new Refused('not-found')
      return sendPicture(
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
      { schema: { hide: true } },
      async (request, reply) => {
        const { language, picture } = request.params
        const name = namedPicture(picture, '.svg')
        if (!name || !languageCode.test(language)) throw new Refused('not-found')
        return sendPicture(
          reply,
          kept(`${kind}/${language}/${picture}`, () => coverNamed(kind, language, name)),
        )
      },
    )

  app.get<{ Params: { hour: string; language: string; picture: string } }>(
    '/art/stages/:hour/:language/:picture',
    { schema: { hide: true } },
    async (request, reply) => {
      const { hour, language, picture } = request.params
      const name = namedPicture(picture, '.svg')
      if (!name || !isHour(hour) || !languageCode.test(language)) throw new Refused('not-found')
      return sendPicture(
        reply,
        kept(`${hour}/${language}/${picture}`, () => stageNamed(hour, language, name)),
      )
    },
  )
}

/** The pictures that are drawn from their address: covers, stages, portraits and faces. */
export function addArt(app: FastifyInstance): void {
  const kept = memoizeLast<string>(picturesKept)
  addScenes(app, kept)
  addPeople(app, kept, 'portraits')
  addPeople(app, kept, 'faces')
}
