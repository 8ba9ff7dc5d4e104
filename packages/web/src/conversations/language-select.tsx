import {
  firstLanguageCount,
  type LanguageCode,
  languages,
} from '@duologue/domain/choices/languages'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations'
import styles from './search-filters.module.css'

type Choice = LanguageCode | 'all'

const option = ({ code, name, ownName }: (typeof languages)[number]) => (
  <option key={code} value={code}>
    {name === ownName ? name : `${name} · ${ownName}`}
  </option>
)

/** The whole language list: all, the eleven first ones, then the others (S1 section 3). */
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
        <option value="all">{texts.allLanguages}</option>
        {languages.slice(0, firstLanguageCount).map(option)}
        <optgroup label={texts.otherLanguages}>
          {languages.slice(firstLanguageCount).map(option)}
        </optgroup>
      </select>
    </div>
  )
}
