import { numberWords } from '../../speech/number-words'

/**
 * The letters of a text in small ones with their accents taken apart, and nothing else: ß is ss, digits are the words
 * of their number. Apostrophes, dashes and spaces make no difference (text.md#comparing-answers).
 *
 * @param language two-letter code of the language of the text.
 */
export const lettersOf = (text: string, language: string): string =>
  text
    .toLowerCase()
    .replace(/[0-9]+/g, digits => numberWords(digits, language)?.text ?? digits)
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
