import { songTexts as texts } from '../../messages/songs/songs'
import { songLimits } from './song-limits'

/**
 * What is wrong with a field's value, in the words shown under it; undefined when nothing is (songs.md#song-fields).
 */
type FieldFault = string | undefined

const atMost = (value: string, most: number): FieldFault =>
  value.trim().length > most ? texts.atMost(most) : undefined

/** Title and artist: required, at most 200 characters (songs.md#song-fields). */
export const songTitleFault = (value: string): FieldFault =>
  value.trim() === '' ? texts.required : atMost(value, songLimits.title)

/** Translations and pinyin of title and artist may be left out. */
export const songAsideFault = (value: string): FieldFault => atMost(value, songLimits.title)

export const songDescriptionFault = (value: string): FieldFault =>
  atMost(value, songLimits.description)

/** Whose a song is, and why it was withdrawn: at most 500 characters (songs-for-learners.md#rights). */
export const rightsNoteFault = (value: string): FieldFault => atMost(value, songLimits.rightsNote)

/** Where rights stand: nothing, or an address of the web that is read over TLS (songs-for-learners.md#rights). */
export function rightsUrlFault(value: string): FieldFault {
  const url = value.trim()
  if (url === '') return undefined
  // A name of a host with a dot in it, nobody's login before it, and no space anywhere.
  return /^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(url)
    ? atMost(url, songLimits.rightsUrl)
    : texts.httpsOnly
}

/** The searched term: at most 30 characters (songs.md#search-songs). */
export const searchTermFault = (value: string): FieldFault =>
  value.length > songLimits.searchTerm ? texts.mostSearched : undefined

/** Tags as they are typed, with commas between them (songs.md#song-fields). */
export const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map(tag => tag.trim())
    .filter(tag => tag !== '')

/** A title's line on the editor's pages. */
export const titleAndArtist = (song: { title: string; artist: string }): string =>
  `${song.title} - ${song.artist}`
