import { shell } from '@duologue/domain/messages/site/shell'
import { productName } from '@duologue/domain/site/product-name'
import { tabTitle } from '../../ui/tab-title'

/**
 * The head of a public page: title, description and OpenGraph tags, so that a shared link shows a preview.
 * `path` is the page's own address; `publicUrl` where the site stands.
 */
export function pageHead(page: {
  title?: string
  description?: string
  path: string
  publicUrl: string
}) {
  const title = page.title ? tabTitle(page.title) : `${productName}: ${shell.tagline}`
  const description = page.description || shell.description
  const meta = [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: productName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: page.title ?? `${productName}: ${shell.tagline}` },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${page.publicUrl}${page.path}` },
    { property: 'og:image', content: `${page.publicUrl}/preview.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  return {
    meta,
    links: page.publicUrl ? [{ rel: 'canonical', href: `${page.publicUrl}${page.path}` }] : [],
  }
}

/** The head of a page that is nothing to be found by a search engine. */
export const privateHead = (title: string) => ({
  meta: [{ title: tabTitle(title) }, { name: 'robots', content: 'noindex' }],
})
