import { levels } from '@duologue/domain/choices/levels'
import { editorTexts as texts } from '@duologue/domain/messages/saving/editors'
import type { ComponentProps, ReactNode } from 'react'
import { LanguageOptions } from '../ui/fields/language-options'
import { SelectField } from '../ui/fields/select-field'

type Select = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>

/** A language; what stands before them all says that it must be chosen, unless other `children` do. */
export const LanguageField = ({
  label = texts.language,
  children = <option value="">{texts.chooseLanguage}</option>,
  ...select
}: Select & { label?: string; children?: ReactNode }) => (
  <SelectField label={label} {...select}>
    <LanguageOptions>{children}</LanguageOptions>
  </SelectField>
)

/** The level of a thing; all unless chosen. */
export const LevelField = (select: Select) => (
  <SelectField label={texts.difficulty} {...select}>
    <option value="all">{texts.allLevels}</option>
    {levels.map(level => (
      <option key={level}>{level}</option>
    ))}
  </SelectField>
)
