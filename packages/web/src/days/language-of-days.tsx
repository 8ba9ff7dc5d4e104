import { type LanguageCode, languageOf } from '@duologue/domain/choices/languages'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { languageName } from '@duologue/domain/messages/language-name'
import { ChoiceField } from '../ui/fields/choice-field'

/** The choice among the languages that somebody learns; nothing where there is but one. */
export function LanguageOfDays({
  languages,
  language,
  first,
  onChoose,
}: {
  languages: readonly string[]
  language: string
  /** What stands before them, for all of them. */
  first?: string
  onChoose: (language: LanguageCode | undefined) => void
}) {
  if (languages.length < 2) return null
  const known = languages.flatMap(code => languageOf(code) ?? [])
  return (
    <ChoiceField
      label={texts.languageOfPlan}
      choices={Object.fromEntries(known.map(code => [code, languageName(code)]))}
      {...(first === undefined ? {} : { first })}
      value={language}
      onChange={event => onChoose(languageOf(event.target.value))}
    />
  )
}
