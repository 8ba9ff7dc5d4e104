import { shuffle } from '../battle/random'
import { normaliseText } from '../text/normalise'
import { chanceOf } from './chance-of'
import { learnLimits } from './learn-limits'
import { type LinePart, lineParts } from './line-words'
import { markTyped } from './mark-answer'
import type { MarkedAnswer, MarkedWord } from './marked-answer'

/** A line in which words can be left out; its author may have said which. */
export interface GapLine {
  readonly id: string
  readonly text: string
  readonly language: string
  readonly gapWords?: readonly string[]
  /** Where the one word stands that is asked for, and no other. */
  readonly gapAt?: readonly [from: number, to: number]
}

/** A part of a line, and whether it is left out. */
export interface GapPart {
  readonly text: string
  readonly isGap: boolean
}

/** The places of the words that may be left out, the best first: those that the author chose, else the longest. */
function ranked(parts: readonly LinePart[], { id, language, gapWords = [] }: GapLine) {
  const draw = chanceOf(id)
  const words = parts.flatMap(({ text, isWord }, place) =>
    isWord ? [{ place, plain: normaliseText(text, language), chance: draw() }] : [],
  )
  const chosen = new Set(gapWords.map(text => normaliseText(text, language)))
  const own = words.filter(({ plain }) => chosen.has(plain))
  const isChosen = own.length > 0
  const places = (isChosen ? own : words)
    .toSorted((one, other) => other.plain.length - one.plain.length || one.chance - other.chance)
    .map(({ place }) => place)
  return { places, isChosen }
}

/**
 * A line with gaps (learn.md#gaps): in the first round one word is left out, in the second about half of them, or all
 * that the author chose; what was left out before is left out again. Where one word is asked for it is left out in both.
 * Put together, the parts are the line.
 */
export function gapParts(line: GapLine, round: 1 | 2): readonly GapPart[] {
  const { text: whole, gapAt } = line
  if (gapAt) {
    const [from, to] = gapAt
    return [
      { text: whole.slice(0, from), isGap: false },
      { text: whole.slice(from, to), isGap: true },
      { text: whole.slice(to), isGap: false },
    ].filter(({ text }) => text !== '')
  }
  const parts = lineParts(line.text, line.language)
  const { places, isChosen } = ranked(parts, line)
  const many = isChosen ? places.length : Math.ceil(places.length / 2)
  const hidden = new Set(places.slice(0, round === 1 ? 1 : Math.max(many, 1)))
  return parts.map(({ text }, place) => ({ text, isGap: hidden.has(place) }))
}

/** The words that are offered for the one gap of the first round, in a random order: its own, and some of other lines. */
export function gapChoices(
  line: GapLine,
  others: readonly { text: string; language: string }[],
): readonly string[] {
  const own = gapParts(line, 1).find(({ isGap }) => isGap)?.text
  if (own === undefined) return []
  const draw = chanceOf(`${line.id} choices`)
  const seen = new Set([normaliseText(own, line.language)])
  const words = shuffle(
    others.flatMap(({ text, language }) => lineParts(text, language).filter(part => part.isWord)),
    draw,
  )
  const likeOwn = words.toSorted(
    (one, other) =>
      Math.abs(one.text.length - own.length) - Math.abs(other.text.length - own.length),
  )
  const offered = [own]
  for (const { text } of likeOwn) {
    const plain = normaliseText(text, line.language)
    if (offered.length >= learnLimits.gapChoices || seen.has(plain)) continue
    seen.add(plain)
    offered.push(text)
  }
  return shuffle(offered, draw)
}

/** Marks the words that were put into the gaps, in their order. */
export function markGaps(
  line: GapLine,
  parts: readonly GapPart[],
  given: readonly string[],
): MarkedAnswer {
  let gap = -1
  const words = parts.map(({ text, isGap }): MarkedWord => {
    if (!isGap) return { text, mark: null }
    gap += 1
    const answer = (given[gap] ?? '').trim()
    if (answer === '') return { text, mark: 'missing' }
    const { isRight } = markTyped({ text, language: line.language }, answer)
    return isRight ? { text, mark: 'right' } : { text, mark: 'wrong', instead: answer }
  })
  const asked = words.filter(({ mark }) => mark !== null)
  const right = asked.filter(({ mark }) => mark === 'right').length
  const percent = asked.length === 0 ? 100 : Math.floor((100 * right) / asked.length)
  return { isRight: percent === 100, percent, words, isJoined: true, given: given.join(' ') }
}
