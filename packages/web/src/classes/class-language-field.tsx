import { classLanguages, languageOfClass } from '@duologue/domain/choices/class-languages'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { SelectField } from '../ui/fields/select-field'

/** The language of a class. */
export function ClassLanguageField({
  value,
  onChange,
}: {
  value: string
  onChange: (language: string) => void
}) {
  return (
    <SelectField
      label={texts.language}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      {classLanguages.map(language => (
        <option key={language} value={language}>
          {languageOfClass(language)?.name}
        </option>
      ))}
    </SelectField>
  )
}
