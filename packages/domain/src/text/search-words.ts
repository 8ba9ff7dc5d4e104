import { foldText } from './fold'

/** Scripts that put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const spaced = /[\p{L}\p{N}][\p{L}\p{M}\p{N}']*/gu

/** A longer word is no word: nobody looks for it. */
const longestWord = 40

interface Parts {
  /** Words between spaces, with the apostrophes inside them. */
  words: string[]
  /** Runs of characters in scripts without spaces, as lists of characters. */
  runs: string[][]
}

function partsOf(text: string): Parts {
  const folded = foldText(text)
  return {
    words: folded.replace(unspaced, ' ').match(spaced) ?? [],
    runs: (folded.match(unspaced) ?? []).map(run => Array.from(run)),
  }
}

const pairs = (run: readonly string[]) =>
  run.slice(1).map((character, index) => `${run[index]}${character}`)
const joined = (word: string) => word.replaceAll("'", '')
const once = (words: readonly string[]) => [
  ...new Set(words.filter(word => word !== '' && word.length <= longestWord)),
]

/**
 * The words under which a text is found, each once: its words without case and accents, with an apostrophe both joined
 * and parted ("l'ami": lami, ami); of Chinese and Japanese every character and every pair of neighbours.
 */
export function wordsOfText(text: string): string[] {
  const { words, runs } = partsOf(text)
  return once([
    ...words.map(joined),
    ...words.filter(word => word.includes("'")).flatMap(word => word.split("'")),
    ...runs.flat(),
    ...runs.flatMap(pairs),
  ])
}

/** The words that a text must have to be found by what was asked; none when nothing in it can be looked up. */
export function askedWords(asked: string): string[] {
  const { words, runs } = partsOf(asked)
  return once([...words.map(joined), ...runs.flatMap(run => (run.length > 1 ? pairs(run) : run))])
}
