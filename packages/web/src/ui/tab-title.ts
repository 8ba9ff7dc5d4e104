import { productName } from '@duologue/domain/site/product-name'

/**
 * The title of the browser's tab: what the page is, and whose. Two pages have titles that are promised word
 * for word, without this end: a playlist (site.md#titles) and Battle Mode (battle.md#who-may-play).
 */
export const tabTitle = (page: string): string => `${page} · ${productName}`
