import { songLimits } from '../choices/limits'
import { songTexts as texts } from '../messages/songs'

type FieldFault = string | undefined

/** A lyric's text: required, at most 500 characters (lyrics.md#lyric-fields). */
export function lyricTextFault(value: string): FieldFault {
  if (value.trim() === '') return texts.textEmpty
  return value.trim().length > songLimits.lyricText ? texts.atMost(songLimits.lyricText) : undefined
}

/** Translation, pinyin and annotation may be blank, and are no longer than a lyric. */
export const lyricAsideFault = (value: string): FieldFault =>
  value.trim().length > 2 * songLimits.lyricText
    ? texts.atMost(2 * songLimits.lyricText)
    : undefined
