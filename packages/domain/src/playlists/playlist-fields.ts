import { fieldTexts as texts } from '../messages/fields'
import { playlistLimits } from './playlist-limits'

/** What is wrong with a field's value, in the words shown under it; undefined when nothing is (playlists.md#fields). */
type FieldFault = string | undefined

/** A playlist's name: required, at most 90 characters (playlists.md#fields). */
export function playlistNameFault(value: string): FieldFault {
  const name = value.trim()
  if (name === '') return texts.required
  return name.length > playlistLimits.name ? texts.atMost(playlistLimits.name) : undefined
}

/** A playlist's description: at most 250 characters (playlists.md#fields). */
export const playlistDescriptionFault = (value: string): FieldFault =>
  value.trim().length > playlistLimits.description
    ? texts.atMost(playlistLimits.description)
    : undefined
