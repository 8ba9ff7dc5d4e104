/** The languages that the site itself can speak, English first: what it speaks to whoever asks for nothing. */
export const siteLanguages = ['en', 'es', 'fr', 'de', 'zh', 'ar'] as const

export type SiteLanguage = (typeof siteLanguages)[number]

/** What a build can speak besides: English with accents, with which the tests see what is not translated. */
export const pseudoLanguage = 'qps'

/** What a build can speak. */
export type BuiltLanguage = SiteLanguage | typeof pseudoLanguage

/** What a language of the site is called in `lang`; of Chinese it is the simplified script. */
export const tagOf = (code: BuiltLanguage): string => (code === 'zh' ? 'zh-Hans' : code)

/** Which way a page in a language of the site runs. */
export const directionOf = (code: BuiltLanguage): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr')

/** What its readers call a language of the site. */
export const ownNames: Readonly<Record<SiteLanguage, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文（简体）',
  ar: 'العربية',
}

/**
 * How numbers and dates are written in a language of the site. Arabic counts in 0 to 9 here: clock, damage and scores
 * stand beside the Latin digits of content.
 */
export const localeOf = (code: BuiltLanguage): string =>
  code === 'ar' ? 'ar-u-nu-latn' : tagOf(code)
