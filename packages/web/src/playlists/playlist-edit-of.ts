import type { Playlist } from '@duologue/contract/playlists'
import { languageOf } from '@duologue/domain/choices/languages'
import type { PlaylistEdit } from '@duologue/domain/playlists/playlist-edit'
import type { Stored } from '../autosave/autosaver'

/** What can be edited of a playlist, and its version. */
export const storedEdit = (playlist: Playlist): Stored<PlaylistEdit> => ({
  version: playlist.version,
  fields: {
    name: playlist.name,
    description: playlist.description,
    language: languageOf(playlist.language ?? '') ?? null,
    difficulty: playlist.difficulty,
    conversations: playlist.conversations,
    songs: playlist.songs,
  },
})
