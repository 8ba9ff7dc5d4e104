import { isSpelled, type SpelledLanguage, wordsInDictionary } from './dictionaries'
import { knownNames, knownWords } from './known-words'

/** A text of a sample, the language that it is spelled in, and where it stands, such as `es/a1-la-silla-verde`. */
export interface SpelledText {
  where: string
  language: string
  text: string
}

const wordPattern = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu

const wordsOf = (text: string) => text.match(wordPattern) ?? []

/** The words of a name: it may be spoken of in any text. */
export const wordsOfName = (name: string): string[] => [...wordsOf(name)]

/** What of texts in one language is in no dictionary; each word is looked up once. */
async function wrongIn(
  language: SpelledLanguage,
  texts: readonly SpelledText[],
  names: ReadonlySet<string>,
) {
  const known = new Set([...knownNames, ...knownWords[language], ...names])
  // Ben's
  const isKnown = (word: string) => known.has(word) || known.has(word.replace(/'s$/u, ''))
  const all = new Set(texts.flatMap(({ text }) => wordsOf(text)))
  const unknown = [...all].filter(word => !isKnown(word))
  const pieces = new Set(unknown.flatMap(word => [word, ...word.split('-')]))
  const right = await wordsInDictionary(language, [...pieces])
  const isRight = (word: string) => right.has(word) || isKnown(word)
  const wrong = new Set(
    unknown.filter(word => !isRight(word) && !word.split('-').every(piece => isRight(piece))),
  )
  return texts.flatMap(({ where, text }) =>
    wordsOf(text)
      .filter(word => wrong.has(word))
      .map(word => ({ where, what: `${word} is in no dictionary (${language}): ${text}` })),
  )
}

/** Words that are misspelled, or that nobody has looked at yet (content.md#spelling); `names` may stand in any text. */
export async function wrongWords(texts: readonly SpelledText[], names: ReadonlySet<string>) {
  const languages = [...new Set(texts.map(({ language }) => language))].filter(isSpelled)
  const found: { where: string; what: string }[] = []
  // One after the other: each takes its memory.
  for (const language of languages) {
    const own = texts.filter(text => text.language === language)
    found.push(...(await wrongIn(language, own, names)))
  }
  return found
}
