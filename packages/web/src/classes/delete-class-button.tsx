import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { TypedDeleteButton } from '../ui/dialogs/typed-delete-button'

/** Ends a class for good (classes.md#deleting). */
export function DeleteClassButton({
  client,
  id,
  onDeleted,
}: {
  client: Client
  id: string
  onDeleted: () => Promise<void>
}) {
  const remove = async () => {
    await client.classes.deleteClass({ params: { id } })
    await refreshUser(client)
    await onDeleted()
  }
  return (
    <TypedDeleteButton
      label={texts.deleteClass}
      className={button.secondary}
      title={texts.deleteClass}
      warning={texts.deleteWarning}
      onDelete={() => makeCall(client, remove, texts.deleted)}
    />
  )
}
