import type { Conversation } from '@duologue/contract/conversations'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { TypedDeleteDialog } from '../../ui/dialogs/typed-delete-dialog'
import { Icon } from '../../ui/icon'

/** Deletes a conversation after DELETE FOREVER was typed (conversations.md#deleting-one). */
export function DeleteButton({
  client,
  conversation: { id },
  onDeleted,
}: {
  client: Client
  conversation: Conversation
  onDeleted: () => Promise<unknown>
}) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = () =>
    makeCall(
      client,
      async () => {
        await client.conversations.deleteConversation({ params: { id } })
        await onDeleted()
      },
      texts.deleted,
    )
  return (
    <>
      <button type="button" className={button.quiet} onClick={() => setIsAsking(true)}>
        <Icon name="cross" /> {texts.delete}
      </button>
      {isAsking ? (
        <TypedDeleteDialog
          title={texts.delete}
          warning={texts.deleteWarning}
          onDelete={remove}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
