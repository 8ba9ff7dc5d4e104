export { siteHandlers } from './site-handlers'
export { addSitemap, type SitemapRoom } from './sitemap-routes'
