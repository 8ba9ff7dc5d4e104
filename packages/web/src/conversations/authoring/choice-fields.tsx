import { firstLanguageCount, languages } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import type { ComponentProps } from 'react'
import { SelectField } from '../../ui/fields/select-field'

type Select = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>

const option = ({ code, name, ownName }: (typeof languages)[number]) => (
  <option key={code} value={code}>
    {name === ownName ? name : `${name} · ${ownName}`}
  </option>
)

/** Every language, the eleven first ones first (text.md#languages); what is written is in one of them. */
const Languages = () => (
  <>
    {languages.slice(0, firstLanguageCount).map(option)}
    <optgroup label={conversationTexts.otherLanguages}>
      {languages.slice(firstLanguageCount).map(option)}
    </optgroup>
  </>
)

/** The language of a conversation; it must be chosen. */
export const LanguageField = (select: Select) => (
  <SelectField label={texts.language} {...select}>
    <option value="">{texts.chooseLanguage}</option>
    <Languages />
  </SelectField>
)

/** The language of its translations. */
export const TranslationLanguageField = (select: Select) => (
  <SelectField label={texts.translationLanguage} {...select}>
    <Languages />
  </SelectField>
)

/** Its level; all unless chosen. */
export const LevelField = (select: Select) => (
  <SelectField label={texts.difficulty} {...select}>
    <option value="all">{texts.allLevels}</option>
    {levels.map(level => (
      <option key={level}>{level}</option>
    ))}
  </SelectField>
)
