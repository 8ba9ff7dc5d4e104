/** A way of speaking a language, as a recogniser knows it. */
export interface Dialect {
  /** A BCP 47 tag. */
  readonly tag: string
  /** Where it is spoken, in English. */
  readonly place: string
}

/** The dialects of a language, as places by region code; English as specified (speech.md#dialects), the others ours. */
const placesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { EG: 'Egypt', MA: 'Morocco', SA: 'Saudi Arabia', AE: 'United Arab Emirates' },
  de: { AT: 'Austria', DE: 'Germany', CH: 'Switzerland' },
  en: { AU: 'Australia', IN: 'India', GB: 'United Kingdom', US: 'United States' },
  es: {
    AR: 'Argentina',
    CL: 'Chile',
    CO: 'Colombia',
    MX: 'Mexico',
    PE: 'Peru',
    ES: 'Spain',
    US: 'United States',
  },
  fr: { BE: 'Belgium', CA: 'Canada', FR: 'France', CH: 'Switzerland' },
  it: { IT: 'Italy', CH: 'Switzerland' },
  ja: { JP: 'Japan' },
  ko: { KR: 'South Korea' },
  pt: { BR: 'Brazil', PT: 'Portugal' },
  ru: { RU: 'Russia' },
  zh: { CN: 'Mainland China', TW: 'Taiwan' },
}

/** The region whose dialect is listened for until another one is chosen. */
const usualRegion: Readonly<Record<string, string>> = {
  ar: 'SA',
  de: 'DE',
  en: 'US',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  pt: 'BR',
  zh: 'CN',
}

/** The dialects of a language that can be chosen, by their places; empty where there is nothing to choose. */
export function dialectsOf(language: string): readonly Dialect[] {
  return Object.entries(placesOf[language] ?? {}).map(([region, place]) => ({
    tag: `${language}-${region}`,
    place,
  }))
}

/**
 * The tag of the dialect to listen for: the chosen one of the language, else its usual one, else the language itself.
 *
 * @param chosen the tags that were chosen here, of whatever languages.
 */
export function dialectFor(language: string, chosen: readonly string[]): string {
  const dialects = dialectsOf(language)
  const usual = `${language}-${usualRegion[language]}`
  return (
    dialects.find(({ tag }) => chosen.includes(tag)) ??
    dialects.find(({ tag }) => tag === usual) ??
    dialects[0] ?? { tag: language }
  ).tag
}

/** The chosen tags with another dialect of its language. */
export function chooseDialect(chosen: readonly string[], tag: string): readonly string[] {
  const language = tag.split('-', 1)[0]
  return [...chosen.filter(other => other.split('-', 1)[0] !== language), tag]
}
