import { classLanguageOf } from '@duologue/domain/choices/class-languages'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { languageName, languagesByName } from '@duologue/domain/messages/language-name'
import type { ComponentProps } from 'react'
import { SelectField } from '../ui/fields/select-field'

/** The language of a class; everything goes to the field. */
export const ClassLanguageField = (field: Omit<ComponentProps<typeof SelectField>, 'label'>) => (
  <SelectField {...field} label={texts.language}>
    {languagesByName.flat().map(code => (
      <option key={code} value={classLanguageOf(code)}>
        {languageName(code)}
      </option>
    ))}
  </SelectField>
)
