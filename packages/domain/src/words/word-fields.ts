import type { SongLanguage } from '../choices/song-choices'
import { wordFaults as faults } from '../messages/songs/word-dialogs'
import { wordLimits } from './word-limits'

/**
 * What is wrong with a field's value, in the words shown under it; undefined when nothing is (words.md#word-fields).
 */
type FieldFault = string | undefined

const tooLong = (value: string, most: number): FieldFault =>
  value.trim().length > most ? faults.atMost(most) : undefined

/**
 * A word's text: required, at most 100 characters (words.md#word-fields), no comma, because word lists are told apart
 * by commas.
 */
export function wordTextFault(value: string): FieldFault {
  if (value.trim() === '') return faults.required
  if (/[,，、]/.test(value)) return faults.comma
  return tooLong(value, wordLimits.text)
}

/** A word's translation: required where an editor tells it (words.md#word-fields). */
export const wordTranslationFault = (value: string): FieldFault =>
  value.trim() === '' ? faults.required : tooLong(value, wordLimits.translation)

/** A word's pinyin: required of Chinese words, and nobody asks for it elsewhere (words.md#word-fields). */
export function wordPinyinFault(value: string, language: SongLanguage): FieldFault {
  if (language !== 'chinese') return undefined
  return value.trim() === '' ? faults.required : tooLong(value, wordLimits.pinyin)
}

/** A word's annotation: optional (words.md#word-fields). */
export const wordAnnotationFault = (value: string): FieldFault =>
  tooLong(value, wordLimits.annotation)
