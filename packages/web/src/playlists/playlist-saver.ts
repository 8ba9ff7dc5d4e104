import type { Playlist } from '@duologue/contract/playlists'
import { saveWaits } from '@duologue/domain/choices/limits-across-rooms'
import {
  isPlaylistEditValid,
  mergePlaylistEdits,
  type PlaylistEdit,
} from '@duologue/domain/playlists/playlist-edit'
import { CallFailed, type Client } from '../api/client'
import { autosaver } from '../autosave/autosaver'
import { savedByCall } from '../autosave/saved-by-call'
import { changesOf, storedEdit } from './playlist-edit-of'
import { playlistJournal } from './playlist-journal'

/**
 * Saves the edits of a playlist by itself (playlists.md#editing); `onSaved` is told what is stored, `onGone` that it is
 * not there any more.
 */
export function playlistSaver(
  client: Client,
  playlist: Playlist,
  user: string,
  onSaved: (playlist: Playlist) => void,
  onGone: () => void,
) {
  const { id } = playlist
  return autosaver<PlaylistEdit>(storedEdit(playlist), {
    journal: playlistJournal(user, id),
    isValid: isPlaylistEditValid,
    merge: mergePlaylistEdits,
    wait: saveWaits.playlist,
    retryAfter: saveWaits.playlist * 5,
    send: async (draft, base, how) => {
      const body = { ...changesOf(draft, base), version: base.version }
      const answer = await client.playlists.updatePlaylist({ params: { id }, body }, how)
      // An answer of nothing is a failure (playlists.md#editing): it must throw before anybody is told.
      const stored = storedEdit(answer)
      onSaved(answer)
      return stored
    },
    currentOf: error =>
      error instanceof CallFailed && error.code === 'playlist-changed' && error.current
        ? storedEdit(error.current as Playlist)
        : undefined,
    ...savedByCall(`playlist:${id}`, onGone),
  })
}
