import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { lineRowTexts } from '@duologue/domain/messages/conversations/authoring'
import { publishTexts as texts } from '@duologue/domain/messages/conversations/publishing'
import { VersionFields, VersionRows } from '../../editor-kit/version-fields'

/** The fields in question of a conversation that was changed in two places at once, as one of them has it. */
export function ConversationVersion({
  edit,
  fields,
}: {
  edit: ConversationEdit
  fields: readonly (keyof ConversationEdit)[]
}) {
  const version = {
    ...edit,
    character1: edit.character1.name,
    character2: edit.character2.name,
    isPublished: edit.isPublished ? texts.isPublished : texts.isDraft,
    hasRights: false,
    dialogue: (
      <VersionRows label={lineRowTexts.title}>
        {edit.dialogue.map(({ id, text, translation }) => (
          <li key={id}>
            <span lang={edit.language}>{text}</span>
            {translation ? <small lang={edit.translationLanguage}> {translation}</small> : null}
          </li>
        ))}
      </VersionRows>
    ),
  }
  return <VersionFields version={version} fields={fields} />
}
