import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { pronunciationPageTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-list'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { DeleteListButton } from './delete-list-button'
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
  return (
    <>
      <button type="button" className={button.primary} onClick={onEdit}>
        {texts.edit}
      </button>
      <DeleteListButton client={client} id={list.id} onDeleted={onDeleted} />
      <PublishSwitch client={client} list={list} onSaved={onSaved} />
    </>
  )
}
