import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../database/connect'
import type { Findable } from '../findable'
import { Refused } from '../http/refused'
import { robotsText, sitemapIndexText, sitemapText } from './sitemap-text'

/** What the sitemap is made of; the rooms' own things are handed in by the house, by the name of their part. */
export interface SitemapRoom {
  database: Database
  publicUrl: string
  findable: Readonly<Record<string, Findable>>
  /** The languages that have a search page of their own, by code. */
  languages: (database: Database) => Promise<string[]>
}

/** Pages that are no thing of a room. */
const pages = [
  '/',
  '/home',
  '/today',
  '/search/conversations',
  '/search/playlists',
  '/search/songs',
  '/courses',
  '/pronunciation/search',
  '/about',
  '/faq',
  '/philosophy',
  '/privacy',
  '/terms',
]

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const sendXml = (reply: FastifyReply, text: string) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(text)

/**
 * `/robots.txt`, `/sitemap.xml` and its parts (site.md#finding): made when they are asked for, of what everybody may see
 * at that moment.
 */
export function addSitemap(
  app: FastifyInstance,
  { database, publicUrl, findable, languages }: SitemapRoom,
  callsPerMinute: number,
): void {
  const how = {
    config: { rateLimit: { max: callsPerMinute, timeWindow: 60_000, groupId: 'sitemap' } },
  }
  app.get('/robots.txt', how, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  )
  app.get('/sitemap.xml', how, async (_request, reply) => {
    const parts = await Promise.all(
      Object.entries(findable).map(async ([name, { starts }]) =>
        (await starts(database)).map(start => `/sitemaps/${name}/${start}.xml`),
      ),
    )
    return sendXml(reply, sitemapIndexText(publicUrl, ['/sitemaps/pages.xml', ...parts.flat()]))
  })
  app.get('/sitemaps/pages.xml', how, async (_request, reply) => {
    const searches = await languages(database)
    const paths = [...pages, ...searches.map(code => `/search/conversations?language=${code}`)]
    return sendXml(
      reply,
      sitemapText(
        publicUrl,
        paths.map(path => ({ path })),
      ),
    )
  })
  app.get<{ Params: { name: string; part: string } }>(
    '/sitemaps/:name/:part',
    how,
    async ({ params: { name, part } }, reply) => {
      const start = part.replace(/\.xml$/, '')
      const things = Object.hasOwn(findable, name) ? findable[name] : undefined
      if (!things || !idShape.test(start)) throw new Refused('not-found')
      return sendXml(reply, sitemapText(publicUrl, await things.pages(database, start)))
    },
  )
}
