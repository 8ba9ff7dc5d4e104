import { firstLanguageCount, languages } from '@duologue/domain/choices/languages'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations/conversations'

const option = ({ code, name, ownName }: (typeof languages)[number]) => (
  <option key={code} value={code}>
    {name === ownName ? name : `${name} · ${ownName}`}
  </option>
)

/** The options of a language select: all, the eleven first ones, then the others (text.md#languages). */
export function LanguageOptions() {
  return (
    <>
      <option value="all">{texts.allLanguages}</option>
      {languages.slice(0, firstLanguageCount).map(option)}
      <optgroup label={texts.otherLanguages}>
        {languages.slice(firstLanguageCount).map(option)}
      </optgroup>
    </>
  )
}
