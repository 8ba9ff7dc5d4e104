import type { Playlist } from '@duologue/contract/playlists'
import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import type { PlaylistEdit } from '@duologue/domain/playlists/playlist-edit'
import type { Stored } from '../autosave/autosaver'

/** The language that a select says; null when it says all. */
export const chosenLanguage = (value: string) => languageCodes.find(code => code === value) ?? null

/** The level that a select says; null when it says all. */
export const chosenLevel = (value: string) => levels.find(level => level === value) ?? null

/** What can be edited of a playlist, and its version. */
export const storedEdit = (playlist: Playlist): Stored<PlaylistEdit> => ({
  version: playlist.version,
  fields: {
    name: playlist.name,
    description: playlist.description,
    language: chosenLanguage(playlist.language ?? ''),
    difficulty: playlist.difficulty,
    conversations: playlist.conversations,
  },
})
