import type { SiteLanguage } from './site-languages'

/** The language that these sentences are in. */
export const language: SiteLanguage = 'en'
