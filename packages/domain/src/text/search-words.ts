import { chineseNumbers } from './chinese-numbers'
import { foldText } from './fold'
import { pinyinSyllables } from './pinyin-syllables'

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
 * and parted ("l'ami": lami, ami); of Chinese and Japanese every character, every pair of neighbours, and the numbers in
 * digits (六号: 6).
 */
export function wordsOfText(text: string): string[] {
  const { words, runs } = partsOf(text)
  return once([
    ...words.map(joined),
    ...words.filter(word => word.includes("'")).flatMap(word => word.split("'")),
    ...runs.flat(),
    ...runs.flatMap(pairs),
    ...runs.flatMap(run => chineseNumbers(run.join(''))),
  ])
}

/**
 * The words under which pinyin is found, each once, without tones: its words, every syllable, and every two neighbours
 * in one, wherever the spaces are (`nǐ hǎo`: ni, hao, nihao).
 */
export function wordsOfPinyin(pinyin: string): string[] {
  const { words } = partsOf(pinyin)
  const syllables = words.flatMap(word => word.split("'").flatMap(pinyinSyllables))
  return once([...words.map(joined), ...syllables, ...pairs(syllables)])
}

/** The words that a text must have to be found by what was asked; none when nothing in it can be looked up. */
export function askedWords(asked: string): string[] {
  const { words, runs } = partsOf(asked)
  return once([...words.map(joined), ...runs.flatMap(run => (run.length > 1 ? pairs(run) : run))])
}

const tonesTold = /^(?:[a-z]{2,6}[0-5])+$/

/** A word with its tones as numbers (`zuo4wei4`) without them; any other word as it is. */
function withoutTones(word: string): string {
  if (!tonesTold.test(word)) return word
  const parts = word.split(/[0-5]/).slice(0, -1)
  return parts.every(part => pinyinSyllables(part).length === 1) ? parts.join('') : word
}

/**
 * The ways to find one asked word: itself, or, where it can be pinyin, its letters without tones and all the neighbours in
 * it; `nv` is how keyboards write `nü`. A text has the word when it has all the words of one way.
 */
export function waysToFind(word: string): string[][] {
  const written = withoutTones(word).replace(/([nl])v/g, '$1u')
  const syllables = /^[a-z]+$/.test(written) ? pinyinSyllables(written) : []
  if (syllables.length > 2) return [[word], pairs(syllables)]
  return written !== word && syllables.length > 0 ? [[word], [written]] : [[word]]
}
