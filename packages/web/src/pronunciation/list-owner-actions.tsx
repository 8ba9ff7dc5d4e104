import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { pronunciationPageTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-list'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { TypedDeleteDialog } from '../ui/dialogs/typed-delete-dialog'
import { Icon } from '../ui/icon'
import { keysOfOneList } from './list-queries'
import { PublishSwitch } from './publish-switch'

/** What only the author of a list is shown: edit, delete, publish (pronunciation.md#who-may-change). */
export function OwnerActions({
  client,
  list,
  onEdit,
  onSaved,
  onDeleted,
}: {
  client: Client
  list: PronunciationList
  onEdit: () => void
  onSaved: (list: PronunciationList) => void
  onDeleted: () => Promise<unknown>
}) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = () =>
    makeCall(
      client,
      async () => {
        await client.pronunciation.deleteList({ params: { id: list.id } })
        // The page of the list must be left before the list is forgotten.
        await onDeleted()
        queryClient.removeQueries(keysOfOneList)
      },
      texts.deleted,
    )
  return (
    <>
      <button type="button" className={button.primary} onClick={onEdit}>
        {texts.edit}
      </button>
      <button type="button" className={button.quiet} onClick={() => setIsAsking(true)}>
        <Icon name="cross" /> {texts.delete}
      </button>
      <PublishSwitch client={client} list={list} onSaved={onSaved} />
      {isAsking ? (
        <TypedDeleteDialog
          title={texts.deleteTitle}
          warning={texts.deleteWarning}
          onDelete={remove}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
