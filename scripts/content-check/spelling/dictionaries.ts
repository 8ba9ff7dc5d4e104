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

/** Most forms keep all but so many letters of their entry (`manger`: mangé); all keep the first two (`oler`: olía). */
const ending = { near: 4, wide: Number.POSITIVE_INFINITY }
const beginning = 2
/** The longest prefix that an entry may have before it, such as un- and mis-. */
const prefix = { near: 0, wide: 4 }

type Reach = keyof typeof ending

/** All beginnings of the words, of what stands behind an apostrophe, and of what may stand behind a prefix. */
const beginningsOf = (words: readonly string[], reach: Reach) =>
  new Set(
    words
      .flatMap(word => [word, ...word.split("'")])
      .flatMap(word => Array.from({ length: prefix[reach] + 1 }, (_, at) => word.slice(at)))
      .flatMap(word => Array.from(word, (_, at) => word.slice(0, at + 1).toLowerCase())),
  )

/** The entries that may be forms of the words: all those of French unfold into half a gigabyte. */
function entriesFor(
  affixes: string,
  dictionary: string,
  words: readonly string[],
  reach: Reach,
): string {
  const wanted = beginningsOf(words, reach)
  // nspell takes two entries of a word for one: `lassen` would be a part of compounds alone.
  const part = /^ONLYINCOMPOUND (.)/m.exec(affixes)?.[1] ?? ' '
  const [count = '0', ...entries] = dictionary.split('\n')
  const near = entries.filter(entry => {
    const [stem = '', flags = ''] = entry.split('/')
    const kept = stem.slice(0, Math.max(beginning, stem.length - ending[reach])).toLowerCase()
    return !flags.includes(part) && wanted.has(kept)
  })
  return [count, ...near].join('\n')
}

/** Which of the words the dictionary of their language has; it is unfolded for these alone. */
export async function wordsInDictionary(
  language: SpelledLanguage,
  words: readonly string[],
): Promise<Set<string>> {
  const { default: dictionary } = await packages[language]()
  const read = (file: Uint8Array) => new TextDecoder().decode(file)
  const [affixes, entries] = [read(dictionary.aff), read(dictionary.dic)]
  const found = (some: readonly string[], reach: Reach) => {
    const speller = nspell(affixes, entriesFor(affixes, entries, some, reach))
    return some.filter(word => speller.correct(word))
  }
  const near = new Set(found(words, 'near'))
  const others = words.filter(word => !near.has(word))
  return new Set([...near, ...found(others, 'wide')])
}
