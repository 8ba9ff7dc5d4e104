import type { SongLanguage } from '../choices/song-choices'
import type { Cut } from './cut-book'
import { wordKey } from './word-key'

/** The line whose words are cut otherwise. */
export interface CutLine {
  readonly text: string
  readonly language: SongLanguage
}

/** Neighbouring words as one, with a space between them unless the line writes them without: "j'" and "ai" are "j'ai". */
function writtenTogether(words: readonly string[], { text, language }: CutLine): string {
  if (language === 'chinese') return words.join('')
  const line = wordKey(text, language)
  const has = (part: string) => line.includes(wordKey(part, language))
  return words.reduce((left, right) =>
    has(`${left}${right}`) && !has(`${left} ${right}`) ? `${left}${right}` : `${left} ${right}`,
  )
}

/** The words with the one at this place and the next one joined. */
export const joinWithNext = (words: readonly string[], place: number, line: CutLine): string[] =>
  words.toSpliced(place, 2, writtenTogether(words.slice(place, place + 2), line))

/** Every way to part a word in two: between its letters, not before a mark, and at a space without it. */
export function waysToPart(word: string): [string, string][] {
  const letters = Array.from(word)
  return letters.flatMap((letter, place): [string, string][] => {
    const [left, right] = [letters.slice(0, place).join(''), letters.slice(place).join('')]
    const isGap = left !== '' && !/[\p{M}\s]/u.test(letter)
    return isGap ? [[left.trimEnd(), right]] : []
  })
}

const lettersOf = (word: string): string => word.replace(/\s/g, '')

/** Where each word ends, in letters of its line. */
function endsOf(words: readonly string[]): number[] {
  let end = 0
  return words.map(word => {
    end += lettersOf(word).length
    return end
  })
}

/**
 * What was cut otherwise, as small as can be: from one place where both cuts have a gap to the next. None when the letters
 * are not the same.
 */
export function changedCuts(
  before: readonly string[],
  after: readonly string[],
  line: CutLine,
): Cut[] {
  if (lettersOf(before.join('')) !== lettersOf(after.join(''))) return []
  const [ends, newEnds] = [endsOf(before), endsOf(after)]
  const shared = newEnds.filter(end => ends.includes(end))
  return shared.flatMap((end, index) => {
    const start = shared[index - 1] ?? 0
    const isIn = (at = 0) => at > start && at <= end
    const was = before.filter((_, place) => isIn(ends[place]))
    const parts = after.filter((_, place) => isIn(newEnds[place]))
    return was.join() === parts.join() ? [] : [{ text: writtenTogether(was, line), parts }]
  })
}
