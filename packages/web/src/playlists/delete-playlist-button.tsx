import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { TypedDeleteButton } from '../ui/dialogs/typed-delete-button'

/** Deletes a playlist for good (playlists.md#deleting-one). */
export function DeletePlaylistButton({
  client,
  id,
  onDeleted,
}: {
  client: Client
  id: string
  onDeleted: () => Promise<unknown>
}) {
  const remove = async () => {
    await client.playlists.deletePlaylist({ params: { id } })
    await refreshUser(client)
    await onDeleted()
  }
  return (
    <TypedDeleteButton
      label={texts.delete}
      className={button.secondary}
      title={texts.delete}
      warning={texts.deleteWarning}
      onDelete={() => makeCall(client, remove, texts.deleted)}
    />
  )
}
