import type { Playlist } from '@duologue/contract/playlists'
import {
  isPlaylistEditValid,
  mergePlaylistEdits,
  type PlaylistEdit,
} from '@duologue/domain/playlists/playlist-edit'
import type { Client } from '../api/client'
import { changedFields } from '../autosave/found-edit'
import { editSaver } from '../editor-kit/edit-saver'
import { storedEdit } from './playlist-edit-of'
import { playlistJournal } from './playlist-journal'

/** What is sent of an edit: what differs; where nothing does, all but the orders, which may be long. */
function bodyOf(draft: PlaylistEdit, fields: PlaylistEdit): Partial<PlaylistEdit> {
  const { conversations: _, songs: __, ...told } = draft
  const changed = changedFields(fields, draft)
  return Object.keys(changed).length > 0 ? changed : told
}

/**
 * Saves the edits of a playlist by itself (playlists.md#editing); `onSaved` is told what is stored, `onGone` that it is
 * not there any more.
 */
export const playlistSaver = (
  client: Client,
  playlist: Playlist,
  user: string,
  onSaved: (playlist: Playlist) => void,
  onGone: () => void,
) =>
  editSaver(playlist, {
    about: `playlist:${playlist.id}`,
    journal: playlistJournal(user, playlist.id),
    storedOf: storedEdit,
    isValid: isPlaylistEditValid,
    merge: mergePlaylistEdits,
    bodyOf,
    call: (body, how) =>
      client.playlists.updatePlaylist({ params: { id: playlist.id }, body }, how),
    changed: 'playlist-changed',
    onSaved,
    onGone,
  })
