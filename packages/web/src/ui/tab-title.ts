import { productName } from '@duologue/domain/choices/limits'

/**
 * The title of the browser's tab: what the page is, and whose. Two pages have titles that the specification gives word
 * for word, without this end: a playlist (S1 section 2) and Battle Mode (S2 section 2).
 */
export const tabTitle = (page: string): string => `${page} · ${productName}`
