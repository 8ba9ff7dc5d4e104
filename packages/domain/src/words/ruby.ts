import { pinyinSyllables } from '../text/pinyin-syllables'

/** A piece of a word with the reading that stands over it. */
export interface Ruby {
  readonly text: string
  readonly reading: string
}

const han = /^\p{Script=Han}$/u

/** Marks of tones and of ü, over the letter before them. */
const plain = (letters: string) => letters.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The syllables of a word's pinyin as they were written, cut as plain pinyin is; undefined where it cannot be cut. */
function syllablesOf(pinyin: string): string[] | undefined {
  const told: string[] = []
  for (const piece of pinyin
    .normalize('NFC')
    .split(/[\s'’-]+/u)
    .filter(Boolean)) {
    const letters = Array.from(piece)
    const cut = pinyinSyllables(letters.map(plain).join(''))
    if (cut.length === 0) return undefined
    let at = 0
    for (const { length } of cut) {
      told.push(letters.slice(at, at + length).join(''))
      at += length
    }
  }
  return told
}

/**
 * A Chinese word with its pinyin over it: over each sign where syllables and signs are as many, else over the word
 * (song-page.md#layers).
 */
export function rubyOf(text: string, pinyin: string): Ruby[] {
  const signs = Array.from(text)
  const syllables = signs.every(sign => han.test(sign)) ? syllablesOf(pinyin) : undefined
  if (syllables?.length !== signs.length) return [{ text, reading: pinyin }]
  return signs.map((sign, index) => ({ text: sign, reading: syllables[index] ?? '' }))
}
