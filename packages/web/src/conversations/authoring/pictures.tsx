import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { PictureField } from './picture-field'

/** The cover and the pictures of both characters, each with what it shows in words (conversations.md#fields). */
export function Pictures({
  draft,
  onEdit,
}: {
  draft: ConversationEdit
  onEdit: (change: Partial<ConversationEdit>) => void
}) {
  return (
    <>
      <PictureField
        label={texts.cover}
        picture={{ image: draft.coverimage, alt: draft.coverAlt }}
        onPicture={({ image, alt }) => onEdit({ coverimage: image, coverAlt: alt })}
      />
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
