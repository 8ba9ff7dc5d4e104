import { type LanguageCode, languageOf } from '@duologue/domain/choices/languages'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import type { ReactNode } from 'react'
import { languageOption } from '../ui/fields/language-options'
import { SelectField } from '../ui/fields/select-field'

/** The choice among the languages that somebody learns, with as children what stands before them; nothing where there is but one. */
export function LanguageOfDays({
  languages,
  language,
  children,
  onChoose,
}: {
  languages: readonly string[]
  language: string
  children?: ReactNode
  onChoose: (language: LanguageCode | undefined) => void
}) {
  if (languages.length < 2) return null
  return (
    <SelectField
      label={texts.languageOfPlan}
      value={language}
      onChange={event => onChoose(languageOf(event.target.value))}
    >
      {children}
      {languages.flatMap(code => languageOf(code) ?? []).map(languageOption)}
    </SelectField>
  )
}
