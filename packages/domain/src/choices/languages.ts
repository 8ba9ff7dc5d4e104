/** The codes that stand first in every list (text.md#languages), in the specified order. */
const firstCodes = ['ar', 'zh', 'en', 'fr', 'de', 'it', 'ja', 'ko', 'pt', 'ru', 'es'] as const

/** The further codes (ISO 639-1), by their English name. */
const furtherCodes = [
  'af',
  'ak',
  'sq',
  'am',
  'an',
  'hy',
  'as',
  'ay',
  'az',
  'bm',
  'eu',
  'be',
  'bn',
  'bs',
  'br',
  'bg',
  'my',
  'ca',
  'ce',
  'kw',
  'co',
  'hr',
  'cs',
  'da',
  'dv',
  'nl',
  'eo',
  'et',
  'ee',
  'fo',
  'fj',
  'fi',
  'ff',
  'gl',
  'lg',
  'ka',
  'el',
  'gn',
  'gu',
  'ht',
  'ha',
  'he',
  'hi',
  'hu',
  'is',
  'ig',
  'id',
  'ia',
  'iu',
  'ga',
  'jv',
  'kn',
  'kk',
  'km',
  'rw',
  'ku',
  'ky',
  'lo',
  'la',
  'lv',
  'ln',
  'lt',
  'lb',
  'mk',
  'mg',
  'ms',
  'ml',
  'mt',
  'mi',
  'mr',
  'mn',
  'ne',
  'no',
  'oc',
  'or',
  'ps',
  'fa',
  'pl',
  'pa',
  'qu',
  'ro',
  'rm',
  'sm',
  'sa',
  'gd',
  'sr',
  'si',
  'sk',
  'sl',
  'so',
  'sw',
  'sv',
  'tl',
  'ta',
  'te',
  'th',
  'bo',
  'tr',
  'uk',
  'ur',
  'uz',
  'vi',
  'cy',
  'yi',
  'yo',
  'zu',
] as const

/** A two-letter language code of conversations, playlists, plays and pronunciation lists (text.md#languages). */
export type LanguageCode = (typeof firstCodes)[number] | (typeof furtherCodes)[number]

/**
 * Every language, the eleven first ones first (text.md#languages); "all" is a choice of the filter, not a language. What
 * they are called stands in `messages/language-names` and `own-language-names`: every page carries the codes, few the names.
 */
export const languageCodes: readonly LanguageCode[] = [...firstCodes, ...furtherCodes]

/** How many of `languageCodes` belong to the first group of the language list. */
export const firstLanguageCount = firstCodes.length

/** The language that has a code, undefined where none has: a select says more than languages. */
export const languageOf = (code: unknown): LanguageCode | undefined =>
  languageCodes.find(known => known === code)

/** Languages whose script runs from right to left. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi'])

/** The direction of a language's script, for the `dir` attribute beside `lang`. */
export function textDirection(code: string): 'ltr' | 'rtl' {
  return rightToLeft.has(code) ? 'rtl' : 'ltr'
}
