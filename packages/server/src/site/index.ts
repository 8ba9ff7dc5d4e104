export { siteHandlers } from './site-handlers'
