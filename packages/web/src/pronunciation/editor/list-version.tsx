import { languageName } from '@duologue/domain/messages/language-name'
import {
  itemRowTexts,
  pronunciationEditorTexts as texts,
} from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import { pronunciationListTexts } from '@duologue/domain/messages/pronunciation/pronunciation-lists'
import { editorTexts } from '@duologue/domain/messages/saving/editors'
import type { PronunciationListEdit } from '@duologue/domain/pronunciation/list-edit'
import { VersionFields, VersionRows } from '../../editor-kit/version-fields'
import { inTranslation, writtenIn } from '../../ui/written-in'

/** The fields in question of a list that was changed in two places at once, as one of them has it. */
export function ListVersion({
  edit,
  fields,
}: {
  edit: PronunciationListEdit
  fields: readonly (keyof PronunciationListEdit)[]
}) {
  const { title, description, language, difficulty, isPublished, items } = edit
  const version = {
    title,
    description,
    language: languageName(language),
    difficulty: difficulty ?? editorTexts.allLevels,
    isPublished: isPublished ? texts.published : pronunciationListTexts.draft,
    items: (
      <VersionRows label={itemRowTexts.title}>
        {items.map(({ id, text, translation, audio }) => (
          <li key={id}>
            <span {...writtenIn(language)}>{text}</span>{' '}
            <span {...inTranslation}>{translation}</span>
            {audio === null ? null : <small> {texts.hasAudio}</small>}
          </li>
        ))}
      </VersionRows>
    ),
  }
  return <VersionFields version={version} fields={fields} />
}
