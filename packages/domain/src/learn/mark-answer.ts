import { commonItems } from '../speech/common-items'
import { passMark } from '../speech/pass-marks'
import { sameIn } from '../speech/same-sound'
import { type SpeechUnit, speechUnits } from '../speech/speech-units'
import { textPieces } from '../speech/text-pieces'
import type { MarkedAnswer, MarkedWord, WordMark } from './marked-answer'

/** What an answer is compared with: a line, and other ways to say it that are as good. */
export interface AnswerKey {
  readonly text: string
  /** Two-letter code. */
  readonly language: string
  readonly variants?: readonly string[]
}

const withoutSpaces: ReadonlySet<string> = new Set(['zh', 'ja'])

/** A word of the line as it was answered: `given` is the place of what was said instead; or a word too many. */
type Place =
  | { readonly kind: 'expected'; readonly mark: WordMark; readonly given?: number }
  | { readonly kind: 'extra'; readonly given: number }

/**
 * Both lists beside one another along what they have in common: between two words that match, others stand for one
 * another in their order, and what is left over is missing or extra.
 */
function align(first: readonly boolean[], second: readonly boolean[]): readonly Place[] {
  const places: Place[] = []
  let row = 0
  let column = 0
  while (row < first.length || column < second.length) {
    const hasOwn = row < first.length
    const hasGiven = column < second.length
    if (hasOwn && first[row] && hasGiven && second[column]) {
      places.push({ kind: 'expected', mark: 'right' })
      row += 1
      column += 1
    } else if (hasOwn && !first[row] && hasGiven && !second[column]) {
      places.push({ kind: 'expected', mark: 'wrong', given: column })
      row += 1
      column += 1
    } else if (hasOwn && !first[row]) {
      places.push({ kind: 'expected', mark: 'missing' })
      row += 1
    } else {
      places.push({ kind: 'extra', given: column })
      column += 1
    }
  }
  return places
}

/** Each unit as it was written: a word of several units shows each of them as it is compared. */
function writtenUnits(text: string, language: string, units: readonly SpeechUnit[]): string[] {
  const written = textPieces(text, language, units).flatMap(piece =>
    piece.units === 1 ? [piece.text] : Array.from({ length: piece.units }, () => null),
  )
  return units.map((unit, index) => written[index] ?? unit.text)
}

/** The mark of a word from those of its units. */
function markOf(marks: readonly WordMark[]): WordMark | null {
  const [first] = marks
  if (first === undefined) return null
  return marks.every(mark => mark === first) ? first : 'wrong'
}

/** Marks one answer against one way to say the line. */
function markOne(text: string, given: string, language: string): MarkedAnswer {
  const expected = speechUnits(text, language)
  const heard = speechUnits(given, language)
  const { count, first, second } = commonItems(expected, heard, sameIn(language))
  const written = writtenUnits(given, language, heard)
  const rest = [...align(first, second)]
  const words: MarkedWord[] = []
  const takeExtras = () => {
    while (rest[0]?.kind === 'extra') {
      words.push({ text: written[rest[0].given] ?? '', mark: 'extra' })
      rest.shift()
    }
  }
  for (const piece of textPieces(text, language, expected)) {
    const marks: WordMark[] = []
    const instead: string[] = []
    for (let unit = 0; unit < piece.units; unit += 1) {
      takeExtras()
      const place = rest.shift()
      if (place?.kind !== 'expected') continue
      marks.push(place.mark)
      if (place.given !== undefined) instead.push(written[place.given] ?? '')
    }
    const word = { text: piece.text, mark: markOf(marks) }
    words.push(instead.length > 0 ? { ...word, instead: instead.join(' ') } : word)
  }
  takeExtras()
  const longer = Math.max(expected.length, heard.length)
  const percent = expected.length === 0 ? 100 : Math.floor((100 * count) / longer)
  const isRight = percent === 100
  return { isRight, percent, words, isJoined: withoutSpaces.has(language), given }
}

const faults = ({ words }: MarkedAnswer) =>
  words.filter(({ mark }) => mark !== null && mark !== 'right').length

/** Of answers with as many right words, the one with fewer others is better. */
const isBetter = (one: MarkedAnswer, other: MarkedAnswer) =>
  one.percent > other.percent || (one.percent === other.percent && faults(one) < faults(other))

function markBest(key: AnswerKey, given: readonly string[]): MarkedAnswer {
  const ways = [key.text, ...(key.variants ?? [])]
  return (given.length === 0 ? [''] : given)
    .flatMap(one => ways.map(way => markOne(way, one, key.language)))
    .reduce((best, next) => (isBetter(next, best) ? next : best))
}

/**
 * Marks a written answer word by word (learn.md#marking): case, accents, punctuation, kinds of apostrophes and ß or ss
 * make no difference, nor whether a number is written in digits; every word must be there, and no other.
 */
export const markTyped = (key: AnswerKey, given: string): MarkedAnswer => markBest(key, [given])

/**
 * Marks what was heard of a spoken answer by the alternative that fits best (learn.md#marking); right from 75 percent
 * of the words on, for a recogniser errs, too.
 */
export function markSpoken(key: AnswerKey, alternatives: readonly string[]): MarkedAnswer {
  const marked = markBest(key, alternatives)
  return { ...marked, isRight: marked.percent >= passMark.normal, isSpoken: true }
}
