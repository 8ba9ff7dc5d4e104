import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import type { Editing } from '../../autosave/autosaver'
import { TwoVersionsDialog } from '../../autosave/two-versions-dialog'

/** The fields in question, as one of the two versions has them. */
function Version({
  edit,
  fields,
}: {
  edit: ConversationEdit
  fields: readonly (keyof ConversationEdit)[]
}) {
  const plain = fields.flatMap(field => {
    const value = edit[field]
    return typeof value === 'string' || value === null ? [[field, value || '–'] as const] : []
  })
  const names = (['character1', 'character2'] as const).filter(field => fields.includes(field))
  return (
    <>
      {plain.map(([field, value]) => (
        <p key={field}>{value}</p>
      ))}
      {names.map(field => (
        <p key={field}>{edit[field].name}</p>
      ))}
      {fields.includes('isPublished') ? (
        <p>{edit.isPublished ? texts.isPublished : texts.isDraft}</p>
      ) : null}
      {fields.includes('dialogue') ? (
        // It scrolls, and whoever works by keyboard must be able to.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol tabIndex={0} aria-label={texts.lines}>
          {edit.dialogue.map(({ id, text, translation }) => (
            <li key={id}>
              <span lang={edit.language}>{text}</span>
              {translation ? <small lang={edit.translationLanguage}> {translation}</small> : null}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

/**
 * The two versions of a conversation that was changed in two places at once; neither is lost
 * (saving.md#choosing-a-version).
 */
export function TwoConversations({
  editing: { draft, conflict },
  onChoose,
  onClose,
}: {
  editing: Editing<ConversationEdit>
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
