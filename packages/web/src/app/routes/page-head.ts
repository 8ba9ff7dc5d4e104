import { previewOf, previewSize } from '@duologue/domain/media/preview'
import { named } from '@duologue/domain/messages/joined'
import { shell } from '@duologue/domain/messages/site/shell'
import { productName } from '@duologue/domain/site/product-name'
import { tabTitle } from '../../ui/tab-title'
import type { RouterContext } from './router-context'

/** What a page says of itself to search engines, chats and social sites. */
interface TellingPage {
  title?: string
  /** The title of the tab, where it is promised word for word. */
  tab?: string
  description?: string
  /** The page's own address. */
  path: string
  /** Where the site stands, and what the address of this page begins with. */
  site: Pick<RouterContext, 'publicUrl' | 'basePrefix'>
  /** The cover of its thing. */
  cover?: string | undefined
  /** Whether it is shared by people, but nothing to be found by a search engine. */
  isPrivate?: boolean
}

/** What a chat shows of a link. */
function preview({
  name,
  description,
  cover,
  address,
  publicUrl,
}: {
  name: string
  description: string
  cover: string
  address: string
  publicUrl: string
}) {
  const picture = previewOf(cover, name)
  const isDrawn = !picture.startsWith('/media/')
  return [
    { property: 'og:site_name', content: productName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${publicUrl}${picture}` },
    ...(isDrawn
      ? [
          { property: 'og:image:width', content: String(previewSize.width) },
          { property: 'og:image:height', content: String(previewSize.height) },
        ]
      : []),
    { property: 'og:image:alt', content: shell.previewAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/**
 * The head of a page that is shared: title, description and OpenGraph tags, so that its link shows a preview
 * (site.md#sharing).
 */
export function pageHead(page: TellingPage) {
  const name = page.title ?? named(productName, shell.tagline)
  const title = { title: page.tab ?? (page.title ? tabTitle(page.title) : name) }
  const robots = page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []
  // Search engines, chats and social sites read what the server sends: no browser need carry the rest.
  if (!import.meta.env.SSR) return { meta: [title, ...robots], links: [] }
  const { path, cover = '/preview.png', isPrivate = false } = page
  const { publicUrl, basePrefix } = page.site
  const description = page.description || shell.description
  // That of the landing page in a language is the prefix itself.
  const address = publicUrl + (basePrefix + path).replace(/(.)\/$/, '$1')
  const isFound = publicUrl !== '' && !isPrivate
  return {
    meta: [
      title,
      { name: 'description', content: description },
      ...robots,
      ...preview({ name, description, cover, address, publicUrl }),
    ],
    links: isFound ? [{ rel: 'canonical', href: address }] : [],
  }
}

/** The head of a page that is nobody else's. */
export const privateHead = (title: string) => ({
  meta: [{ title: tabTitle(title) }, { name: 'robots', content: 'noindex' }],
})
