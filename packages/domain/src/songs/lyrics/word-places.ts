import type { SongLanguage } from '../../choices/song-choices'
import { keyWithinLine, plainWord, wordKey } from '../../words/word-key'

/** Where a word stands in a text: from the first of its signs to behind its last one. */
export interface WordPlace {
  readonly from: number
  readonly to: number
}

/** A text in the form in which its words are looked for, and for each of its units where that stands in the text. */
interface Keyed {
  readonly key: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** A letter with its marks, or any white space, which is one space. */
const pieces = /\s+|[^\p{M}]\p{M}*|\p{M}+/gsu

function keyed(text: string, language: SongLanguage): Keyed {
  let key = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const plain = wordKey(piece, language) || ' '
    key += plain
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(index)
      ends.push(index + piece.length)
    }
  }
  return { key, starts, ends }
}

/** A letter or digit of a script that parts its words; Chinese signs are parted everywhere. */
const joining = /^[\p{L}\p{M}\p{N}]$/u
const parted = /^\p{Script=Han}$/u
const joins = (sign: string) => joining.test(sign) && !parted.test(sign)

const signBefore = (key: string, at: number) =>
  Array.from(key.slice(Math.max(0, at - 2), at)).at(-1)
const signAt = (key: string, at: number) => Array.from(key.slice(at, at + 2))[0]

/** Whether a word may begin or end here: not between two letters. */
const isBorder = (key: string, at: number) =>
  !(joins(signBefore(key, at) ?? '') && joins(signAt(key, at) ?? ''))

/** Whether these units are whole letters of the text: some letters are two units when they are small. */
const isWhole = ({ starts }: Keyed, from: number, to: number) =>
  starts[from] !== starts[from - 1] && starts[to] !== starts[to - 1]

function find(text: Keyed, word: string, isSame: (part: string) => boolean, after: number) {
  const last = text.key.length - word.length
  for (let at = after; at <= last; at += 1) {
    const to = at + word.length
    const stands =
      isSame(text.key.slice(at, to)) && isBorder(text.key, at) && isBorder(text.key, to)
    if (stands && isWhole(text, at, to)) return at
  }
  return -1
}

/**
 * Where the words of a lyric stand in its text (lyrics.md#places-of-words), in the order of its list: each is looked for
 * behind the one before; null for one that does not stand there so. Places never overlap.
 *
 * @param words texts of the list, such as `l'` and `amour`.
 */
export function wordPlaces(
  text: string,
  words: readonly string[],
  language: SongLanguage,
): (WordPlace | null)[] {
  const looked = keyed(text, language)
  let after = 0
  return words.map((listed, index) => {
    const word = keyed(plainWord(listed), language).key
    if (word === '') return null
    const small = keyWithinLine(word)
    // A German line begins with a capital, whatever its first word.
    const isSame = (part: string) => part === word || (index === 0 && keyWithinLine(part) === small)
    const at = find(looked, word, isSame, after)
    if (at < 0) return null
    after = at + word.length
    return { from: looked.starts[at] ?? 0, to: looked.ends[after - 1] ?? text.length }
  })
}
