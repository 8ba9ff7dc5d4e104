import type { SongLanguage } from '../choices/song-choices'
import { splitElisions } from '../text/split-elisions'
import { keyWithinLine, wordKey } from './word-key'

/**
 * By what a word of a line is looked for in the library, the likeliest first (words.md#meaning-of-a-word): as it stands;
 * in German in its small form, too, as a line begins with a capital; in French also without what was elided before it.
 */
export function meaningKeys(text: string, language: SongLanguage): string[] {
  const key = wordKey(text, language)
  if (language === 'german') return [...new Set([key, keyWithinLine(key)])]
  if (language !== 'french') return [key]
  return [...new Set([key, splitElisions(key).split(' ').at(-1) ?? key])]
}
