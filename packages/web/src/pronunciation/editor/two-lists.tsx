import { displayLanguage } from '@duologue/domain/choices/languages'
import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import { pronunciationListTexts } from '@duologue/domain/messages/pronunciation/pronunciation-lists'
import type { PronunciationListEdit } from '@duologue/domain/pronunciation/list-edit'
import type { Editing } from '../../autosave/autosaver'
import { TwoVersionsDialog } from '../../autosave/two-versions-dialog'

/** The fields in question, as one of the two versions has them. */
function Version({
  edit,
  fields,
}: {
  edit: PronunciationListEdit
  fields: readonly (keyof PronunciationListEdit)[]
}) {
  const { title, description, language, difficulty, isPublished, items } = edit
  const shown: Readonly<Record<keyof PronunciationListEdit, string | null>> = {
    title,
    description: description || texts.nothing,
    language: displayLanguage(language),
    difficulty: difficulty ?? conversationTexts.allLevels,
    isPublished: isPublished ? texts.published : pronunciationListTexts.draft,
    items: null,
  }
  return (
    <>
      {fields.map(field => (shown[field] === null ? null : <p key={field}>{shown[field]}</p>))}
      {fields.includes('items') ? (
        <ol>
          {items.map(({ id, text, translation, audio }) => (
            <li key={id}>
              <span lang={language}>{text}</span> {translation}
              {audio === null ? null : <small> {texts.hasAudio}</small>}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

/** The two versions of a list that was changed in two places at once. */
export function TwoLists({
  editing: { draft, conflict },
  onChoose,
  onClose,
}: {
  editing: Editing<PronunciationListEdit>
  onChoose: (whose: 'mine' | 'theirs') => void
  onClose: () => void
}) {
  if (!conflict) return null
  const { theirs, fields } = conflict
  return (
    <TwoVersionsDialog
      mine={<Version edit={draft} fields={fields} />}
      theirs={<Version edit={theirs.fields} fields={fields} />}
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}
