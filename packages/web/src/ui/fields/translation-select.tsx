import { dialogueLanguages } from '@duologue/domain/conversations/dialogue-in'
import { translationChoiceTexts as texts } from '@duologue/domain/messages/conversations/translation-choice'
import { languageInWords } from '../language-tip'

/** Chooses the language of a dialogue's translations among those that it has (conversations.md#several-languages). */
export function TranslationSelect({
  told,
  onChange,
}: {
  told: Parameters<typeof dialogueLanguages>[0]
  onChange: (language: string) => void
}) {
  return (
    <label>
      <span>{texts.translationsIn}</span>{' '}
      <select value={told.translationLanguage} onChange={event => onChange(event.target.value)}>
        {dialogueLanguages(told).map(code => (
          <option key={code} value={code}>
            {languageInWords(code)}
          </option>
        ))}
      </select>
    </label>
  )
}
