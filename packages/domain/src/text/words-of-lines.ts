import { textWords } from './text-words'

const writtenWithoutSpaces: ReadonlySet<string> = new Set(['zh', 'ja'])

/** The words of a text that is written without spaces, as the machine parts them. */
function segmentedWords(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

/**
 * The different words of some lines in the order in which they come, to be chosen for a list
 * (pronunciation.md#creating-one).
 *
 * @param language two-letter code of the language of the lines.
 */
export function wordsOfLines(lines: readonly string[], language: string): string[] {
  const read = writtenWithoutSpaces.has(language) ? segmentedWords : textWords
  const words = lines.flatMap(line => read(line.normalize('NFC'), language))
  return [...new Set(words)].filter(word => /\p{L}/u.test(word))
}
