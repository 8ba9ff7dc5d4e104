import { classLanguages, languageOfClass } from '@duologue/domain/choices/class-languages'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { languageName } from '@duologue/domain/messages/language-name'
import type { ComponentProps } from 'react'
import { SelectField } from '../ui/fields/select-field'

/** The language of a class; everything goes to the field. */
export const ClassLanguageField = (field: Omit<ComponentProps<typeof SelectField>, 'label'>) => (
  <SelectField {...field} label={texts.language}>
    {classLanguages.map(language => (
      <option key={language} value={language}>
        {languageName(languageOfClass(language) ?? language)}
      </option>
    ))}
  </SelectField>
)
