import { normaliseText } from './normalise'

const writtenWithoutSpaces: ReadonlySet<string> = new Set(['zh', 'ja'])

/**
 * The words of a text in the form of `normaliseText`, in order; for Chinese and Japanese its
 * characters (text.md#splitting-words). A text without letters and digits has no words.
 *
 * @param language two-letter code of the language of the text.
 */
export function splitWords(text: string, language: string): string[] {
  const normalised = normaliseText(text, language)
  if (writtenWithoutSpaces.has(language)) return Array.from(normalised.replaceAll(' ', ''))
  return normalised === '' ? [] : normalised.split(' ')
}
