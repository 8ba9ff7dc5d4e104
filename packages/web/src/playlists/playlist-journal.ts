import type { PlaylistEdit } from '@duologue/domain/playlists/playlist-edit'
import { hasFields, journalOf } from '../autosave/journal'

const isPlaylistEdit = hasFields<PlaylistEdit>({
  texts: ['name', 'description'],
  lists: ['conversations'],
  others: ['language', 'difficulty'],
})

/** Where the edit of a playlist waits in this browser until it is stored. */
export const playlistJournal = (user: string, id: string) =>
  journalOf(user, `playlist:${id}`, isPlaylistEdit)
