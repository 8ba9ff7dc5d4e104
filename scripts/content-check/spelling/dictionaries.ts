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

/** A rule that sets a short word before an entry (l'eau, qu'elle): its flag, and the short word. */
const elision = /^PFX (\S+) \S+ (\p{L}+')/u

/**
 * What is set before words with an apostrophe, and the rules without it: it would make ten of each form of French, and
 * takes most of the time.
 */
function withoutElisions(affixes: string): { rules: string; elided: ReadonlySet<string> } {
  const lines = affixes.split('\n')
  const found = lines.flatMap(line => {
    const [, flag, short] = elision.exec(line) ?? []
    return flag && short ? [{ flag, short: short.toLowerCase() }] : []
  })
  const flags = new Set(found.map(({ flag }) => flag))
  return {
    rules: lines
      .filter(line => !(line.startsWith('PFX ') && flags.has(line.split(/\s+/)[1] ?? '')))
      .join('\n'),
    elided: new Set(found.map(({ short }) => short)),
  }
}

/** Which of the words the dictionary of their language has; it is unfolded for these alone. */
export async function wordsInDictionary(
  language: SpelledLanguage,
  words: readonly string[],
): Promise<Set<string>> {
  const { default: dictionary } = await packages[language]()
  const read = (file: Uint8Array) => new TextDecoder().decode(file)
  const { rules, elided } = withoutElisions(read(dictionary.aff))
  const entries = read(dictionary.dic)
  const found = (some: readonly string[], reach: Reach) => {
    const speller = nspell(rules, entriesFor(rules, entries, some, reach))
    const isRight = (word: string) => {
      const [, short = '', rest = ''] = /^(\p{L}+')([aeiouyhàâæéèêëîïôœùû].*)$/iu.exec(word) ?? []
      return speller.correct(word) || (elided.has(short.toLowerCase()) && speller.correct(rest))
    }
    return some.filter(isRight)
  }
  const near = new Set(found(words, 'near'))
  const others = words.filter(word => !near.has(word))
  return new Set([...near, ...found(others, 'wide')])
}
