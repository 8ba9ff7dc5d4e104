import { wordsOfLines } from '../text/words-of-lines'

/**
 * The different words of a line as they are counted once somebody has met them, without case (days.md#numbers).
 *
 * @param language two-letter code of the language of the line.
 */
export const metWords = (line: string, language: string): string[] => [
  ...new Set(wordsOfLines([line], language).map(word => word.toLowerCase())),
]
