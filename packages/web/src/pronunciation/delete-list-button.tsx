import { pronunciationPageTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-list'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { TypedDeleteButton } from '../ui/dialogs/typed-delete-button'
import { keysOfOneList } from './lists-key'

/** Deletes a list for good (pronunciation.md#deleting-one). */
export function DeleteListButton({
  client,
  id,
  onDeleted,
}: {
  client: Client
  id: string
  onDeleted: () => Promise<unknown>
}) {
  const queryClient = useQueryClient()
  const remove = async () => {
    await client.pronunciation.deleteList({ params: { id } })
    // The page of the list must be left before the list is forgotten.
    await onDeleted()
    queryClient.removeQueries(keysOfOneList)
  }
  return (
    <TypedDeleteButton
      label={texts.delete}
      className={button.quiet}
      title={texts.deleteTitle}
      warning={texts.deleteWarning}
      onDelete={() => makeCall(client, remove, texts.deleted)}
    />
  )
}
