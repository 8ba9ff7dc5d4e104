import type { Conversation } from '@duologue/contract/conversations'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { TypedDeleteButton } from '../../ui/dialogs/typed-delete-button'

/** Deletes a conversation for good (conversations.md#deleting-one). */
export function DeleteButton({
  client,
  conversation: { id },
  onDeleted,
}: {
  client: Client
  conversation: Conversation
  onDeleted: () => Promise<unknown>
}) {
  const remove = async () => {
    await client.conversations.deleteConversation({ params: { id } })
    await onDeleted()
  }
  return (
    <TypedDeleteButton
      label={texts.delete}
      className={button.quiet}
      title={texts.delete}
      warning={texts.deleteWarning}
      onDelete={() => makeCall(client, remove, texts.deleted)}
    />
  )
}
