import { songTexts as texts } from '../../messages/songs/songs'
import { lyricLimits } from './lyric-limits'

type FieldFault = string | undefined

/** A lyric's text: required, at most 500 characters (lyrics.md#lyric-fields). */
export function lyricTextFault(value: string): FieldFault {
  if (value.trim() === '') return texts.textEmpty
  return value.trim().length > lyricLimits.text ? texts.atMost(lyricLimits.text) : undefined
}

/** Translation, pinyin and annotation may be blank, and are no longer than a lyric. */
export const lyricAsideFault = (value: string): FieldFault =>
  value.trim().length > 2 * lyricLimits.text ? texts.atMost(2 * lyricLimits.text) : undefined
