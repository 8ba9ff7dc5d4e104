import { firstLanguageCount, languages } from '@duologue/domain/choices/languages'
import { languageChoiceTexts as texts } from '@duologue/domain/messages/choices'
import type { ReactNode } from 'react'

const option = ({ code, name, ownName }: (typeof languages)[number]) => (
  <option key={code} value={code}>
    {name === ownName ? name : `${name} · ${ownName}`}
  </option>
)

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
      {languages.slice(0, firstLanguageCount).map(option)}
      <optgroup label={texts.otherLanguages}>
        {languages.slice(firstLanguageCount).map(option)}
      </optgroup>
    </>
  )
}
