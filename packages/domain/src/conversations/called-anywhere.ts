import { type LanguageCode, languageCodes } from '../choices/languages'
import { siteLanguages } from '../messages/site-languages'
import { foldText } from '../text/fold'
import { calledHere } from './asked-filters'

const calledIn = (theirs: string) => {
  const names = new Intl.DisplayNames(theirs, { type: 'language' })
  return languageCodes.map(code => [foldText(names.of(code) ?? code), code] as const)
}

/**
 * What languages are called in every language that the site speaks, folded: who reads its pages may type so, and a search
 * does not know in which one somebody reads.
 */
export const calledAnywhere: ReadonlyMap<string, LanguageCode> = new Map([
  ...siteLanguages.flatMap(calledIn),
  ...calledHere,
])
