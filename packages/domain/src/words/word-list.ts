import { wordFaults } from '../messages/songs/word-dialogs'
import { wordTextFault } from './word-fields'

/** What is wrong with a word list as it is typed; undefined when nothing is (words.md#word-lists). */
export function wordListFault(list: string): string | undefined {
  if (/[，、]/.test(list)) return wordFaults.chineseCommas
  for (const word of splitWordList(list)) {
    const fault = wordTextFault(word)
    if (fault) return fault
  }
  return undefined
}

/**
 * The words of a list: parted at ASCII commas, trimmed, without empty ones; an empty text has none
 * (words.md#word-lists).
 */
export const splitWordList = (list: string): string[] =>
  list
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '')

/** A word list as it is shown and typed. */
export const joinWordList = (words: readonly string[]): string => words.join(', ')
