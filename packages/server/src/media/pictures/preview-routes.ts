import { ownLanguageName } from '@duologue/domain/choices/own-language-names'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { FindableTold } from '../../findable'
import { Refused } from '../../http/refused'
import { semaphore, workLimits } from '../../semaphore'
import { memoizeLast } from '../memoize-last'
import { type CoverKind, namedPicture } from './named-picture'
import { drawPreview, type PreviewWords } from './preview/draw-preview'

/** Drawing one takes some 100 ms of a core: one at a time, and few wait. */
const drawing = semaphore(workLimits.drawing)

/** Pictures kept in memory: a link that goes round a class is drawn once. About 10 MB. */
const picturesKept = 200

const languageCode = /^[a-z]{2}$/
const isId = (seed: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(seed)

const wordsOf = ({ title, language, difficulty }: FindableTold): PreviewWords => ({
  title,
  facts: [language && ownLanguageName(language), difficulty].filter(Boolean).join(' · '),
})

const makePreview = (svg: () => string): Promise<Buffer> =>
  drawing(() => sharp(Buffer.from(svg())).png({ palette: true, effort: 4 }).toBuffer())

/**
 * `/art/previews/es/<seed>.png` and `/art/previews/es/<seed>~<scene>.png`, of songs `/art/previews/songs/es/…`: the cover
 * of that name for shared links, as a PNG, since no chat shows an SVG (site.md#sharing). Where the seed is the id of something that everybody may find, `toldOf`
 * says its title and language, which stand on it. An address may ask for so many a minute.
 */
export function addPreviews(
  app: FastifyInstance,
  callsPerMinute: number,
  toldOf: (id: string) => Promise<FindableTold | undefined>,
): void {
  const kept = memoizeLast<Promise<Buffer>>(picturesKept)
  const rateLimit = { max: callsPerMinute, timeWindow: 60_000, groupId: 'previews' }
  const addKind = (kind: CoverKind, path: string) =>
    app.get<{ Params: { language: string; picture: string } }>(
      path,
      { config: { rateLimit } },
      async (request, reply) => {
        const { language, picture } = request.params
        const name = namedPicture(picture, '.png')
        if (!name || !languageCode.test(language)) throw new Refused('not-found')
        const told = isId(name.seed) ? await toldOf(name.seed) : undefined
        const words = told && wordsOf(told)
        const key = [kind, language, picture, words?.title, words?.facts].join('\n')
        return reply
          .type('image/png')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('x-content-type-options', 'nosniff')
          .send(await kept(key, () => makePreview(() => drawPreview(kind, language, name, words))))
      },
    )
  addKind('covers', '/art/previews/:language/:picture')
  addKind('songs', '/art/previews/songs/:language/:picture')
}
