import type { Hundredths } from '../times/time'

/**
 * When the words of a lyric are sung (lyrics.md#word-times): pairs of an offset in its text and a time, one after the
 * other; null where nobody knows.
 */
export type WordTimes = readonly number[] | null

/** At most so many pairs. */
export const mostWordTimes = 200

/** What word times belong to. */
export interface TimedText {
  readonly text: string
  readonly startTime: Hundredths
  readonly stopTime: Hundredths
}

/** Pairs of an offset and a time. */
type Pair = readonly [offset: number, time: Hundredths]

const pairsOf = (marks: readonly number[]): Pair[] =>
  marks.flatMap((value, index) =>
    index % 2 === 0 ? [[value, marks[index + 1] ?? Number.NaN] as const] : [],
  )

/** Whether numbers are the word times of a lyric: from its first sign on, rising, within its times. */
export function areWordTimes(
  { text, startTime, stopTime }: TimedText,
  marks: readonly number[],
): boolean {
  const pairs = pairsOf(marks)
  return (
    pairs.length > 0 &&
    pairs.length <= mostWordTimes &&
    pairs[0]?.[0] === 0 &&
    marks.every(Number.isInteger) &&
    pairs.every(([offset, time], index) => {
      const before = pairs[index - 1]
      const isInside = offset < text.length && time >= startTime && time <= stopTime
      return isInside && (!before || (offset > before[0] && time >= before[1]))
    })
  )
}

const flat = (pairs: readonly Pair[]): number[] => pairs.flat()

/** Word times kept between the start and the stop of their lyric; none of a lyric without times. */
function clamped({ startTime, stopTime }: TimedText, pairs: readonly Pair[]): WordTimes {
  if (stopTime <= startTime) return null
  const within = (time: number) => Math.max(startTime, Math.min(stopTime, time))
  return flat(pairs.map(([offset, time]) => [offset, within(time)] as const))
}

/**
 * The word times of a lyric that is otherwise than before (lyrics.md#word-times): none of another text; they move with
 * a start and stop that move alike, else they are kept within them.
 */
export function keptWordTimes(
  before: TimedText & { readonly marks: WordTimes },
  after: TimedText,
): WordTimes {
  // What a browser has kept from an earlier version has none.
  if (!before.marks || before.text !== after.text) return null
  const by = after.startTime - before.startTime
  if (by === 0 && after.stopTime === before.stopTime) return before.marks
  const isMoved = after.stopTime - before.stopTime === by
  const pairs = pairsOf(before.marks)
  return clamped(
    after,
    pairs.map(([offset, time]) => [offset, isMoved ? time + by : time] as const),
  )
}

/** The word times of both halves of a lyric; its second half begins at `cut` in its text. */
export function splitWordTimes(
  marks: WordTimes,
  cut: number,
  [first, second]: readonly [TimedText, TimedText],
): [WordTimes, WordTimes] {
  if (!marks) return [null, null]
  const pairs = pairsOf(marks)
  const behind = pairs
    .filter(([offset]) => offset >= cut)
    .map(([offset, time]) => [offset - cut, time] as const)
  const begun: Pair[] = behind[0]?.[0] === 0 ? behind : [[0, second.startTime], ...behind]
  return [
    clamped(
      first,
      pairs.filter(([offset]) => offset < cut),
    ),
    clamped(second, begun),
  ]
}

/** The word times of two lyrics that became one: none where one of them had none, or where they do not rise. */
export function joinWordTimes(
  upper: { readonly marks: WordTimes },
  lower: { readonly text: string; readonly marks: WordTimes },
  joined: TimedText,
): WordTimes {
  if (!upper.marks || !lower.marks) return null
  const from = joined.text.length - lower.text.length
  const marks = [
    ...upper.marks,
    ...flat(pairsOf(lower.marks).map(([offset, time]) => [offset + from, time] as const)),
  ]
  return areWordTimes(joined, marks) ? marks : null
}
