import type { SongLanguage } from '../choices/song-choices'

/** A word's text as it is stored: composed, plain apostrophes, single spaces, nothing at either end. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’ʼ´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/**
 * By what a word of a list is found in the library (words.md#listed-words): its text, in German
 * with its case, elsewhere without.
 */
export function wordKey(text: string, language: SongLanguage): string {
  const plain = plainWord(text)
  return language === 'german' ? plain : plain.toLowerCase()
}

/** By what the first word of a line may be found too: a German sentence begins with a capital, whatever its word. */
export const keyWithinLine = (key: string): string => key.charAt(0).toLowerCase() + key.slice(1)
