import { passFirstSung } from './first-sung'
import { touchedFlags } from './flags'
import type { LyricLine } from './lyric-line'
import { joinWordTimes } from './word-times'

export type Direction = 'above' | 'below'

const joined = (upper: string, lower: string, between = ' ') =>
  [upper, lower].filter(part => part.trim() !== '').join(between)

/** Two neighbours as one, with the upper one's id (lyrics.md#merge); a gap between them is swallowed. */
export function mergedLine<L extends LyricLine>(upper: L, lower: L): L {
  const isUntimed = upper.startTime === 0 && upper.stopTime === 0
  const timed = {
    text: joined(upper.text, lower.text),
    startTime: isUntimed ? lower.startTime : upper.startTime,
    stopTime: Math.max(upper.stopTime, lower.stopTime),
  }
  return {
    ...upper,
    ...timed,
    marks: joinWordTimes(upper, lower, timed),
    translation: joined(upper.translation, lower.translation),
    translationPending: upper.translationPending || lower.translationPending,
    translationSource: upper.translationSource ?? lower.translationSource,
    pinyin: joined(upper.pinyin, lower.pinyin),
    annotation: joined(upper.annotation, lower.annotation, '\n'),
    words: [...upper.words, ...lower.words],
    firstSungLyric: upper.firstSungLyric || lower.firstSungLyric,
    needsReview:
      upper.needsReview ||
      lower.needsReview ||
      (upper.translation.trim() !== '' && lower.translation.trim() !== ''),
  }
}

/** The lyric and its neighbour in song order, the upper one first; undefined when there is none. */
export function neighbours<L extends { id: string }>(
  lines: readonly L[],
  id: string,
  direction: Direction,
): { upper: L; lower: L } | undefined {
  const at = lines.findIndex(line => line.id === id)
  const [upper, lower] =
    direction === 'above' ? [lines[at - 1], lines[at]] : [lines[at], lines[at + 1]]
  return at >= 0 && upper && lower ? { upper, lower } : undefined
}

/** Joins a lyric with the one above or below; undefined when there is none (lyrics.md#merge). */
export function mergeLyrics<L extends LyricLine>(
  lines: readonly L[],
  id: string,
  direction: Direction,
): { lines: L[]; kept: string; removed: string } | undefined {
  const pair = neighbours(lines, id, direction)
  if (!pair) return undefined
  const { upper, lower } = pair
  const merged = lines.flatMap(line => {
    if (line === lower) return []
    return line === upper ? [mergedLine(upper, lower)] : [line]
  })
  return {
    lines: touchedFlags(lines, passFirstSung(lower, merged)),
    kept: upper.id,
    removed: lower.id,
  }
}
