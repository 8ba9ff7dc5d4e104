import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { CoverField } from './cover-field'
import { PictureField } from './picture-field'

/** The cover and the pictures of both characters, each with what it shows in words (conversations.md#fields). */
export function Pictures({
  id,
  draft,
  onEdit,
}: {
  id: string
  draft: ConversationEdit
  onEdit: (change: Partial<ConversationEdit>) => void
}) {
  return (
    <>
      <CoverField id={id} draft={draft} onEdit={onEdit} />
      {(['character1', 'character2'] as const).map((field, index) => {
        const character = draft[field]
        return (
          <PictureField
            key={field}
            label={texts.picture(character.name || texts.character(index + 1))}
            picture={{ image: character.image, alt: character.imageAlt }}
            onPicture={({ image, alt }) =>
              onEdit({ [field]: { ...character, image, imageAlt: alt } })
            }
          />
        )
      })}
    </>
  )
}
