import { previewOf, previewSize } from '@duologue/domain/media/preview'
import { named } from '@duologue/domain/messages/joined'
import { previewTexts } from '@duologue/domain/messages/site/link-preview'
import { shell } from '@duologue/domain/messages/site/shell'
import { productName } from '@duologue/domain/site/product-name'
import { tabTitle } from '../../ui/tab-title'
import { pageDescription } from './page-description'
import type { RouterContext } from './router-context'

/** Where a page stands: its path, the site's address, and what that of this page begins with. */
export interface HeadMatch {
  pathname: string
  context: Pick<RouterContext, 'publicUrl' | 'basePrefix'>
}

/** What a page says of itself to search engines, chats and social sites. */
interface TellingPage {
  title?: string
  /** The title of the tab, where it is promised word for word. */
  tab?: string
  description?: string
  /** The page's own address, where more than its path belongs to it. */
  path?: string
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
  cover: string | undefined
  address: string
  publicUrl: string
}) {
  const picture = previewOf(cover ?? '/preview.png', name)
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
    { property: 'og:image:alt', content: cover ? name : previewTexts.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/**
 * The head of a page that is shared: title, description and OpenGraph tags, so that its link shows a preview
 * (site.md#sharing).
 */
export function pageHead({ pathname, context }: HeadMatch, page: TellingPage = {}) {
  const name = page.title ?? named(productName, shell.tagline)
  const title = { title: page.tab ?? (page.title ? tabTitle(page.title) : name) }
  const robots = page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []
  // Search engines, chats and social sites read what the server sends: no browser need carry the rest.
  if (!import.meta.env.SSR) return { meta: [title, ...robots], links: [] }
  const { path = pathname, cover, isPrivate = false } = page
  const { publicUrl, basePrefix } = context
  const description = page.description || pageDescription(path) || previewTexts.description
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
