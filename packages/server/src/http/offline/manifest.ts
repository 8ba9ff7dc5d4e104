import { directionOf, tagOf } from '@duologue/domain/messages/site-languages'
import { productName } from '@duologue/domain/site/product-name'
import type { FastifyInstance } from 'fastify'
import { languageNamed } from '../languages/language-wanted'
import { type PageLanguages, wordsIn } from '../languages/page-languages'

const paper = '#fbf9f5'
const png = (name: string, size: number) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** Pictures of the product, by `scripts/screenshots.js`: browsers that install it show them. */
const screenshots = [
  { form_factor: 'narrow', sizes: '824x1648' },
  { form_factor: 'wide', sizes: '1280x800' },
] as const

/** What a device is told that installs the product, by `?language=de` (offline.md#installing). */
export function addManifest(app: FastifyInstance, languages: PageLanguages): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const language = languageNamed(request, languages.offered())
    const { installed } = await wordsIn(languages, language)
    const shortcut = (name: string, url: string) => ({
      name,
      url,
      icons: [png('icon-192', 192)],
    })
    reply.headers({ 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' })
    // As bytes: of a text the type would say in which letters it is written.
    return reply.send(
      Buffer.from(
        JSON.stringify({
          id: '/',
          name: productName,
          short_name: productName,
          description: installed.description,
          lang: tagOf(language),
          dir: directionOf(language),
          categories: ['education'],
          start_url: '/home?from=home-screen',
          scope: '/',
          display: 'standalone',
          background_color: paper,
          theme_color: paper,
          icons: [
            { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
            png('icon-192', 192),
            png('icon-512', 512),
            { ...png('icon-maskable', 512), purpose: 'maskable' },
          ],
          screenshots: screenshots.map(one => ({
            ...one,
            src: `/screen-${one.form_factor}.jpg`,
            type: 'image/jpeg',
            label: installed.screens[one.form_factor],
          })),
          shortcuts: [
            shortcut(installed.review, '/review'),
            shortcut(installed.library, '/library/conversations'),
            shortcut(installed.pronunciation, '/pronunciation/game'),
          ],
        }),
      ),
    )
  })
}
