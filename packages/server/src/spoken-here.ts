import { type BuiltLanguage, siteLanguages } from '@duologue/domain/messages/site-languages'

type Supported = (codes: string[]) => string[]

const hasData: Supported = codes => Intl.PluralRules.supportedLocalesOf(codes)

const isMissing = (code: BuiltLanguage, supported: Supported) =>
  siteLanguages.some(language => language === code) && supported([code]).length === 0

/** Those of the languages of whose numbers and dates this Node knows how they are said: a small one knows English alone. */
export const spokenHere = (
  wanted: readonly BuiltLanguage[],
  supported: Supported = hasData,
): BuiltLanguage[] => wanted.filter(code => !isMissing(code, supported))

/** What an operator must hear whose Node cannot speak some of the languages; undefined where there is nothing to say. */
export function languagesWarning(
  wanted: readonly BuiltLanguage[],
  supported: Supported = hasData,
): string | undefined {
  const missing = wanted.filter(code => isMissing(code, supported))
  if (missing.length === 0) return undefined
  return `This Node has no data of languages for ${missing.join(', ')}: pages are not offered in them. A Node with all of ICU has.`
}
