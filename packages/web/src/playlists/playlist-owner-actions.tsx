import type { Playlist } from '@duologue/contract/playlists'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon'
import { DeletePlaylistButton } from './delete-playlist-button'

/** What only the author of a playlist is shown: add, edit, delete (playlists.md#who-may-change). */
export function OwnerActions({
  client,
  playlist: { id },
  onEdit,
  onDeleted,
}: {
  client: Client
  playlist: Playlist
  onEdit: () => void
  onDeleted: () => Promise<unknown>
}) {
  return (
    <>
      <Link to="/search/conversations" className={button.primary}>
        <Icon name="search" /> {texts.addConversation}
      </Link>
      <button type="button" className={button.secondary} onClick={onEdit}>
        <Icon name="settings" /> {texts.edit}
      </button>
      <DeletePlaylistButton client={client} id={id} onDeleted={onDeleted} />
    </>
  )
}
