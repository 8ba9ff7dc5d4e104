import type { FindablePage } from '../findable'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A sitemap of pages under an address, with the day on which each was changed, where that is known (sitemaps.org). */
export function sitemapText(
  publicUrl: string,
  pages: readonly { path: string; changedAt?: FindablePage['changedAt'] }[],
): string {
  const urls = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escaped(publicUrl + path)}</loc>${changed}</url>\n`
  })
  return `${head}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`
}

/** The index of all parts of a sitemap, each at its path. */
export function sitemapIndexText(publicUrl: string, paths: readonly string[]): string {
  const parts = paths.map(path => `<sitemap><loc>${escaped(publicUrl + path)}</loc></sitemap>\n`)
  return `${head}<sitemapindex ${namespace}>\n${parts.join('')}</sitemapindex>\n`
}

/** What robots may not ask for: what is no page. Pages that are nothing to be found say so themselves. */
export const robotsText = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`
