import type { PlaylistEdit } from '@duologue/domain/playlists/playlist-edit'
import { journalOf, type UnsentEdit } from '../autosave/journal'
import type { SavedHere } from '../saved-here/saved-here'

/** Whether what this browser has kept is an edit of a playlist. */
const isPlaylistEdit = (value: unknown): value is PlaylistEdit =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'description' in value &&
  typeof value.description === 'string' &&
  'language' in value &&
  'difficulty' in value &&
  'conversations' in value &&
  Array.isArray(value.conversations)

/** Where the edit of a playlist waits in this browser until it is stored. */
export const playlistJournal = (
  user: string,
  id: string,
): SavedHere<UnsentEdit<PlaylistEdit> | null> => journalOf(user, `playlist:${id}`, isPlaylistEdit)
