import type { LanguageCode } from '@duologue/domain/choices/languages'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations/conversations'
import { AllLanguages, LanguageOptions } from '../ui/fields/language-options'
import styles from './search/search-filters.module.css'

type Choice = LanguageCode | 'all'

/** The whole language list: all, the eleven first ones, then the others (text.md#languages). */
export function LanguageSelect({
  language,
  onChange,
}: {
  language: Choice
  onChange: (language: Choice) => void
}) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="search-language">
        {texts.language}
      </label>
      <select
        id="search-language"
        name="language"
        value={language}
        onChange={event => onChange(event.target.value as Choice)}
      >
        <LanguageOptions>
          <AllLanguages />
        </LanguageOptions>
      </select>
    </div>
  )
}
