import { type BuiltLanguage, pseudoLanguage } from './site-languages'

/** What stands before the paths of a language: `/de`; nothing before those of English, or of what is no language of ours. */
export const prefixOf = (language: BuiltLanguage): string =>
  language === 'en' || language === pseudoLanguage ? '' : `/${language}`

/** The address of a path, with or without its query, that begins with a prefix; that of `/` is the prefix itself. */
export const withPrefix = (prefix: string, path: string): string =>
  prefix ? prefix + path.replace(/^\/(?=[?#]|$)/, '') : path

const publicPages = [
  /^\/$/,
  /^\/(home|about|faq|philosophy|privacy|terms|sandbox|today|not-found)\/?$/i,
  /^\/search(\/.*)?$/i,
  /^\/users\/[^/]+(\/playlists)?\/?$/i,
  /^\/conversations\/[^/]+(\/(?!game\/?$)[^/]*)?\/?$/i,
  /^\/convo\/(?!create\/?$)[^/]+\/?$/i,
  /^\/playlists\/(?!create\/?$)[^/]+(\/[^/]*)?\/?$/i,
  /^\/courses(\/(?!create\/?$)[^/]+(\/(?!edit\/?$)[^/]*)?)?\/?$/i,
  /^\/songs(\/[^/]+(\/(?!(game|scores)\/?$)[^/]*)?)?\/?$/i,
  /^\/pronunciation\/(?!(create|game)\/?$)[^/]+\/?$/i,
]

/**
 * Whether the page of a path, without its query, has an address in each language (site.md#addresses-in-a-language): what
 * everybody may read and find, what leads there, and /not-found. What one works in has one address.
 */
export const isPublicPage = (path: string): boolean => publicPages.some(page => page.test(path))
