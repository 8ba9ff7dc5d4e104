import { songTexts } from '../../messages/songs/songs'
import { touchedFlags } from './flags'
import type { LyricLine } from './lyric-line'
import { splitOffset } from './split-offset'
import { splitWordTimes } from './word-times'

/** A word of the lyric as it is written, with its pinyin in Chinese. */
interface SaidWord {
  text: string
  pinyin: string
}

/** A part of a text that ends with a mark between clauses; the last part needs none. */
const clauses = /[^,;:.!?…，。；：！？、—]*[,;:.!?…，。；：！？、—]+/g

/** Cuts a translation at the mark nearest to a share of it; without a mark both halves keep the whole. */
function cutTranslation(translation: string, share: number): [string, string] {
  const ends: number[] = []
  for (const { index, 0: clause } of translation.matchAll(clauses)) ends.push(index + clause.length)
  const wanted = share * translation.length
  const [cut] = ends
    .filter(end => translation.slice(end).trim() !== '')
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  if (cut === undefined) return [translation, translation]
  return [translation.slice(0, cut).trim(), translation.slice(cut).trim()]
}

/** The times of both halves; untimed and backward times are both halves' (lyrics.md#split). */
function cutTimes({ startTime, stopTime }: LyricLine, share: number) {
  const length = stopTime - startTime
  if (stopTime === 0 || length < 2)
    return [
      { startTime, stopTime },
      { startTime, stopTime },
    ] as const
  // A first half of no length at 0 would read as untimed.
  const middle = Math.max(startTime + 2, Math.min(stopTime, Math.round(startTime + length * share)))
  return [
    { startTime, stopTime: middle - 1 },
    { startTime: middle, stopTime },
  ] as const
}

const pinyinOf = (words: readonly SaidWord[]) =>
  words
    .map(({ pinyin }) => pinyin)
    .filter(pinyin => pinyin !== '')
    .join(' ')

/** What is wrong with splitting a lyric before a word; undefined when nothing is (lyrics.md#split). */
export function splitFault(
  line: Pick<LyricLine, 'text' | 'words'>,
  words: readonly Pick<SaidWord, 'text'>[],
  index: number | null,
): string | undefined {
  if (line.words.length === 0) return songTexts.noWords
  const isInside =
    index !== null && Number.isInteger(index) && index >= 1 && index < line.words.length
  const texts = words.map(({ text }) => text)
  return isInside && splitOffset(line.text, texts, index) !== undefined
    ? undefined
    : songTexts.noSplitWord
}

/**
 * Cuts a lyric before its word at an index (lyrics.md#split): the first half keeps the id, annotation and first
 * sung; `words` are the lyric's words as they are written. Undefined where `splitFault` tells why.
 */
export function splitLine<L extends LyricLine>(
  line: L,
  words: readonly SaidWord[],
  index: number,
  secondId: string,
): [L, L] | undefined {
  if (splitFault(line, words, index) !== undefined) return undefined
  const texts = words.map(({ text }) => text)
  const offset = splitOffset(line.text, texts, index) ?? 0
  const share = offset / line.text.length
  const [firstTimes, secondTimes] = cutTimes(line, share)
  const [firstTranslation, secondTranslation] = cutTranslation(line.translation, share)
  const hasPinyin = line.pinyin.trim() !== ''
  const needsReview = line.needsReview || line.translation.trim() !== ''
  const firstTimed = { ...firstTimes, text: line.text.slice(0, offset).trim() }
  const secondTimed = { ...secondTimes, text: line.text.slice(offset).trim() }
  const cut = line.text.length - line.text.slice(offset).trimStart().length
  const [firstMarks, secondMarks] = splitWordTimes(line.marks, cut, [firstTimed, secondTimed])
  const first = {
    ...line,
    ...firstTimed,
    marks: firstMarks,
    translation: firstTranslation,
    pinyin: hasPinyin ? pinyinOf(words.slice(0, index)) : '',
    words: line.words.slice(0, index),
    needsReview,
  }
  const second = {
    ...line,
    ...secondTimed,
    marks: secondMarks,
    id: secondId,
    translation: secondTranslation,
    pinyin: hasPinyin ? pinyinOf(words.slice(index)) : '',
    words: line.words.slice(index),
    annotation: '',
    firstSungLyric: false,
    needsReview,
  }
  return [first, second]
}

/** Cuts a lyric in its song; what had its text as duplicates is told anew. */
export function splitLyric<L extends LyricLine>(
  lines: readonly L[],
  id: string,
  words: readonly SaidWord[],
  index: number,
  secondId: string,
): L[] | undefined {
  const line = lines.find(candidate => candidate.id === id)
  const halves = line && splitLine(line, words, index, secondId)
  if (!halves) return undefined
  return touchedFlags(
    lines,
    lines.flatMap(other => (other === line ? halves : [other])),
  )
}
