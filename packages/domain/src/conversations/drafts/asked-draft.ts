import type { LanguageCode } from '../../choices/languages'
import type { Level } from '../../choices/levels'
import { draftTexts } from '../../messages/conversations/drafts'
import { fieldTexts } from '../../messages/fields'
import { listOfTexts } from '../line-fields'
import { draftLimits as limits } from './draft-limits'

/** What a draft is asked with: all that the service is told (conversations.md#drafts-with-help). */
export interface AskedDraft {
  language: LanguageCode
  /** The language of the translations. */
  translationLanguage: LanguageCode
  level: Level
  /** An act, such as asking the way, or what it is about. */
  topic: string
  /** What of the grammar it shall show; empty where nothing. */
  grammar: string
  words: readonly string[]
  /** How many lines it shall have. */
  lines: number
  names: readonly [string, string]
}

/** A line that the service wrote. */
export interface DraftedLine {
  character: 1 | 2
  text: string
  translation: string | null
}

/** What is wrong with a field's value, in the words shown under it; undefined when nothing is. */
type FieldFault = string | undefined

const atMost = (value: string, most: number): FieldFault =>
  value.trim().length > most ? fieldTexts.atMost(most) : undefined

/** An act or a topic: required. */
export const topicFault = (value: string): FieldFault =>
  value.trim() === '' ? fieldTexts.required : atMost(value, limits.topic)

/** What of the grammar it shall show. */
export const grammarFault = (value: string): FieldFault => atMost(value, limits.grammar)

/** A word that it shall use. */
export const askedWordFault = (value: string): FieldFault =>
  value.trim() === '' ? fieldTexts.required : atMost(value, limits.word)

/** The words that it shall use as they are typed, with commas or on lines of their own, each once. */
export const askedWordsOf = (typed: string): string[] =>
  listOfTexts(typed.replaceAll(/[,;，、؛،]/gu, '\n'))

/** Those words as a field. */
export function askedWordsFault(typed: string): FieldFault {
  const words = askedWordsOf(typed)
  if (words.length > limits.words) return draftTexts.mostWords
  return words.map(askedWordFault).find(fault => fault !== undefined)
}
