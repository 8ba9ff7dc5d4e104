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
