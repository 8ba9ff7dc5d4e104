import { foldText } from './fold'
import { splitElisions } from './split-elisions'

/**
 * The form in which two texts are compared (text.md#normalising): lower case, no punctuation, no accents,
 * single spaces, nothing at either end. An apostrophe inside a word is dropped ("don't" and "dont"
 * are the same); every other sign separates words. In French, elided words are parted first.
 * A text without letters and digits becomes ''.
 *
 * @param language two-letter code of the language of the text.
 */
export function normaliseText(text: string, language: string): string {
  const folded = foldText(text)
  const parted = language === 'fr' ? splitElisions(folded) : folded
  return parted
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .normalize('NFC')
    .trim()
}
