import type { Playlist } from '@duologue/contract/playlists'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { heldTexts } from '@duologue/domain/messages/reports/held'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { TypedDeleteDialog } from '../ui/dialogs/typed-delete-dialog'
import { Icon } from '../ui/icon'
import styles from './playlist-owner-actions.module.css'

/** What only the author of a playlist is shown: add, edit, delete (playlists.md#who-may-change). */
export function OwnerActions({
  client,
  playlist: { id, isHeld },
  onEdit,
  onDeleted,
}: {
  client: Client
  playlist: Playlist
  onEdit: () => void
  onDeleted: () => Promise<unknown>
}) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = () =>
    makeCall(
      client,
      async () => {
        await client.playlists.deletePlaylist({ params: { id } })
        await refreshUser(client)
        await onDeleted()
      },
      texts.deleted,
    )
  return (
    <div className={styles.actions}>
      {isHeld ? <p className={styles.held}>{heldTexts.held}</p> : null}
      <Link to="/search/conversations" className={button.primary}>
        <Icon name="search" /> {texts.addConversation}
      </Link>
      <button type="button" className={button.secondary} onClick={onEdit}>
        <Icon name="settings" /> {texts.edit}
      </button>
      <button type="button" className={button.secondary} onClick={() => setIsAsking(true)}>
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
    </div>
  )
}
