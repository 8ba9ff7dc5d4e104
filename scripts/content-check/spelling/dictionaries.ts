import nspell from 'nspell'

/** The dictionaries that are there, by language; English is that of Britain. */
const packages = {
  de: () => import('dictionary-de'),
  en: () => import('dictionary-en-gb'),
  es: () => import('dictionary-es'),
  fr: () => import('dictionary-fr'),
}

export type SpelledLanguage = keyof typeof packages

/** Whether words of a language are looked up; Chinese is not spelled. */
export const isSpelled = (language: string): language is SpelledLanguage =>
  Object.hasOwn(packages, language)

/** So many letters of an entry say whether it may be a form of a wanted word (`oler`: olía). */
const beginning = 2
const beginningOf = (word: string) => word.slice(0, beginning).toLowerCase()

/** The entries that may be forms of the words: all those of French unfold into half a gigabyte. */
function entriesFor(affixes: string, dictionary: string, words: readonly string[]): string {
  const wanted = new Set(words.flatMap(word => [word, ...word.split("'")]).map(beginningOf))
  // nspell takes two entries of a word for one: `lassen` would be a part of compounds alone.
  const part = /^ONLYINCOMPOUND (.)/m.exec(affixes)?.[1] ?? ' '
  const [count = '0', ...entries] = dictionary.split('\n')
  const near = entries.filter(entry => {
    const [stem = '', flags = ''] = entry.split('/')
    return !flags.includes(part) && (stem.length <= beginning || wanted.has(beginningOf(stem)))
  })
  return [count, ...near].join('\n')
}

/** Says of words whether the dictionary of their language has them; it is opened for these alone. */
export async function openDictionary(
  language: SpelledLanguage,
  words: readonly string[],
): Promise<(word: string) => boolean> {
  const { default: dictionary } = await packages[language]()
  const read = (file: Uint8Array) => new TextDecoder().decode(file)
  const affixes = read(dictionary.aff)
  const speller = nspell(affixes, entriesFor(affixes, read(dictionary.dic), words))
  return word => speller.correct(word)
}
