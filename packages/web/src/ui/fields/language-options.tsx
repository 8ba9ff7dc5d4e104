import type { LanguageCode } from '@duologue/domain/choices/languages'
import { ownLanguageName } from '@duologue/domain/choices/own-language-names'
import { languageChoiceTexts as texts } from '@duologue/domain/messages/choices'
import { languageName, languagesByName } from '@duologue/domain/messages/language-name'
import type { ReactNode } from 'react'

const [first = [], others = []] = languagesByName

/** One language as an option: its name here, and what it calls itself. */
export function languageOption(code: LanguageCode) {
  const [name, ownName] = [languageName(code), ownLanguageName(code)]
  return (
    <option key={code} value={code}>
      {name === ownName ? name : `${name} · ${ownName}`}
    </option>
  )
}

/** The choice of all languages, which stands before them. */
export const AllLanguages = () => <option value="all">{texts.allLanguages}</option>

/**
 * The options of a language select: what stands before them, then the eleven first ones, then the others
 * (text.md#languages).
 */
export function LanguageOptions({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      {first.map(languageOption)}
      <optgroup label={texts.otherLanguages}>{others.map(languageOption)}</optgroup>
    </>
  )
}
