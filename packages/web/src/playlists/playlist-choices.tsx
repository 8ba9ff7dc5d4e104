import { levels } from '@duologue/domain/choices/levels'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import type { ComponentProps } from 'react'
import { LanguageOptions } from '../ui/fields/language-options'
import { SelectField } from '../ui/fields/select-field'

type Select = Omit<ComponentProps<typeof SelectField>, 'label'>

/** For which language a playlist is; all unless chosen (playlists.md#fields). */
export const PlaylistLanguage = (select: Select) => (
  <SelectField label={texts.language} {...select}>
    <LanguageOptions />
  </SelectField>
)

/** For which level a playlist is; all unless chosen (playlists.md#fields). */
export const PlaylistLevel = (select: Select) => (
  <SelectField label={texts.difficulty} {...select}>
    <option value="all">{texts.allLevels}</option>
    {levels.map(level => (
      <option key={level}>{level}</option>
    ))}
  </SelectField>
)
