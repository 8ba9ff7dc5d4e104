import type { LanguageCode } from '../choices/languages'
import type { Level } from '../choices/levels'
import { type Merged, mergeFields } from '../saving/merge-fields'
import { mergeOrder } from '../saving/merge-order'
import { playlistDescriptionFault, playlistNameFault } from './playlist-fields'

/** What is edited of a playlist (playlists.md#fields); null as language or level stands for all. */
export interface PlaylistEdit {
  name: string
  description: string
  language: LanguageCode | null
  difficulty: Level | null
  conversations: string[]
  /** None in an edit that has waited in a browser since before playlists had songs. */
  songs?: string[]
}

/** Whether an edit may be sent: only a valid one is saved by itself (playlists.md#editing). */
export const isPlaylistEditValid = ({ name, description }: PlaylistEdit): boolean =>
  playlistNameFault(name) === undefined && playlistDescriptionFault(description) === undefined

/** Joins two edits of a playlist; what only a person can decide is named. */
export const mergePlaylistEdits = (
  base: PlaylistEdit,
  mine: PlaylistEdit,
  theirs: PlaylistEdit,
): Merged<PlaylistEdit> =>
  mergeFields(base, mine, theirs, {
    conversations: mergeOrder,
    songs: (was = [], own = [], other = []) => mergeOrder(was, own, other),
  })
