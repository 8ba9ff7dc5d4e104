import { cleanLines, type NumberedLine } from './clean-lines'
import { hasHan } from './english-text'
import { areSecondsStamps } from './find-format'
import { type LineHead, takeHead } from './line-head'
import { readTags, withoutTags } from './lrc-tags'
import { endOf, joinPieces, marksOf, type Row } from './moments'
import { type ImportSong, markLeftOut, readLyricText, tooLong, warnOfLyrics } from './no-timestamps'
import type { Fault, Reading, ReadLyric, Warning } from './notices'
import {
  hasStampInText,
  readThree,
  type Stamp,
  type ThreeParts,
  withoutWordStamps,
  wordParts,
} from './stamps'
import { uniqueWarnings } from './unique-warnings'

type Line = NumberedLine & LineHead

/** What is at a moment: a lyric, or the end of the one before. */
interface Happening {
  time: number
  line: number
  text: string
  translation: string
  /** When its words are sung. */
  moments: Row['moments']
}

/** How the whole text is to be understood. */
interface Ways {
  three: ThreeParts
  areSecondsTimes: boolean
}

function timeOf(stamp: Stamp, ways: Ways): number | undefined {
  if (stamp.kind === 'time') return stamp.time
  if (stamp.kind === 'three') return readThree(stamp.parts, ways.three)
  return stamp.kind === 'seconds' && ways.areSecondsTimes ? stamp.time : undefined
}

/** One reading of three numbers for the whole text: the one that its digits tell, unless only the other fits the song. */
function threePartsOf(lines: readonly Line[], duration: number): ThreeParts {
  const stamps = lines
    .flatMap(({ stamps: all }) => all)
    .flatMap(stamp => (stamp.kind === 'three' ? [stamp.parts] : []))
  const isOneDigit = lines.some(({ text }) =>
    /^\s*[[［]\s*[\d０-９]\s*[:：][^\]］.]*[:：]/.test(text),
  )
  const told: ThreeParts = isOneDigit ? 'hours' : 'hundredths'
  const other: ThreeParts = isOneDigit ? 'hundredths' : 'hours'
  const fits = (way: ThreeParts) =>
    stamps.every(parts => (readThree(parts, way) ?? Infinity) <= duration)
  return duration > 0 && !fits(told) && fits(other) ? other : told
}

const waysOf = (lines: readonly Line[], duration: number): Ways => ({
  three: threePartsOf(lines, duration),
  areSecondsTimes: areSecondsStamps(lines.map(({ text }) => text)),
})

function faultsOf({ line, text, stamps, rest }: Line, ways: Ways): Fault[] {
  if (text === '') return [{ line, code: 'empty-line', text }]
  const blamed = stamps.flatMap((stamp, place) =>
    timeOf(stamp, ways) === undefined ? [place] : [],
  )
  const named = (code: Fault['code']): Fault[] => [{ line, code, text, stamps: blamed }]
  if (stamps.some(({ kind }) => kind === 'negative')) return named('negative-stamp')
  if (blamed.every(place => stamps[place]?.kind === 'seconds') && blamed.length === stamps.length)
    return named('no-stamp')
  return blamed.length > 0 ? named('wrong-stamp') : tooLong({ line, text: withoutWordStamps(rest) })
}

const isPair = (first: Happening, second: Happening) =>
  first.time === second.time && hasHan(first.text) && !hasHan(second.text) && second.text !== ''

const isSecond = (first: Happening, second: Happening) =>
  first.time === second.time && first.text !== '' && second.text !== ''

/**
 * A line without Chinese signs at the very moment of a Chinese one is its translation (lyrics.md#chinese-lines); in other
 * songs any second line is, where the editor says so.
 */
function joinTranslations(happenings: readonly Happening[], song: ImportSong): Happening[] {
  const isChinese = song.language === 'chinese'
  if (!isChinese && !song.secondIsTranslation) return [...happenings]
  const isAside = isChinese ? isPair : isSecond
  const joined: Happening[] = []
  for (const one of happenings) {
    const before = joined.at(-1)
    if (before && before.translation === '' && isAside(before, one))
      joined[joined.length - 1] = { ...before, translation: one.text }
    else joined.push(one)
  }
  return joined
}

/**
 * Lyrics with their ends: 0.01 s before whatever comes next, the last one with the song, or where the last of their words
 * ends before (lyrics.md#stop-times).
 */
function withStops(
  happenings: readonly Happening[],
  duration: number,
  warnings: Warning[],
): ReadLyric[] {
  return happenings.flatMap((one, index) => {
    if (one.text === '') return []
    const next = happenings
      .slice(index + 1)
      .find(({ text, time }) => text !== '' || time > one.time)
    const end = next ? next.time - 1 : duration
    const { time, moments, ...lyric } = one
    const sungOut = lyric.translation === '' ? endOf(one) : null
    const isSungOut = sungOut !== null && sungOut > time && sungOut < end
    const stop = isSungOut ? sungOut : Math.max(end, time)
    const { marks, isLost } = marksOf(one, [time, stop])
    const { line, text } = lyric
    if (moments.length > 0)
      warnings.push({ line, code: isLost ? 'word-stamps' : 'word-times-kept', text })
    return [{ ...lyric, start: time, stop, marks, leaveOut: false }]
  })
}

function warnOfTimes(lines: readonly Line[], happenings: readonly Happening[], ways: Ways) {
  const warnings: Warning[] = []
  const firsts = lines.map(({ stamps: [stamp] }) => (stamp && timeOf(stamp, ways)) ?? 0)
  const late = lines.find((_, index) => (firsts[index] ?? 0) < (firsts[index - 1] ?? 0))
  if (late) warnings.push({ line: late.line, code: 'reordered', text: late.text })
  for (const [index, { line, text, time }] of happenings.entries()) {
    const before = happenings[index - 1]
    if (before && before.time === time && text !== '' && before.text !== '')
      warnings.push({ line, code: 'equal-stamps', text })
  }
  return warnings
}

/** When the words of a line are sung, by the stamps before them. */
const momentsOf = (rest: string, ways: Ways): Row['moments'] =>
  joinPieces(
    wordParts(rest).map(({ text, stamp }) => ({
      text,
      time: stamp ? (timeOf(stamp, ways) ?? null) : null,
    })),
  ).moments

/**
 * Reads a text whose lines carry time stamps (lyrics.md#time-stamps). A line without one, and a blank
 * one in between, fails the whole text; each is named.
 */
export function readMulanci(pasted: string, song: ImportSong): Reading {
  const lines = cleanLines(pasted).map((one): Line => ({ ...one, ...takeHead(one.text) }))
  const { metadata, offset, warnings } = readTags(lines)
  const sung = withoutTags(lines)
  if (sung.length === 0) return { kind: 'nothing', metadata }
  const ways = waysOf(sung, song.duration)
  const faults = sung.flatMap(line => faultsOf(line, ways))
  if (faults.length > 0) return { kind: 'faulty', faults }

  const happenings = sung.flatMap(({ line, text, rest, stamps }): Happening[] => {
    const plain = withoutWordStamps(rest)
    if (hasStampInText(plain)) warnings.push({ line, code: 'stamp-in-text', text })
    const moments = momentsOf(rest, ways)
    if (moments.length < wordParts(rest).length - 1 || (plain === '' && moments.length > 0))
      warnings.push({ line, code: 'word-stamps', text })
    const [first = 0, ...others] = stamps.map(stamp => timeOf(stamp, ways) ?? 0)
    return [first, ...others].map(at => {
      const time = at - offset
      if (time < 0) warnings.push({ line, code: 'before-start', text })
      // The times of the words are those of the first stamp; with the others they are moved.
      const moved = moments.map(([signs, sung]) => [signs, sung + at - first - offset] as const)
      return { line, time: Math.max(0, time), ...readLyricText(plain, song), moments: moved }
    })
  })
  const sorted = joinTranslations(
    happenings.toSorted((one, other) => one.time - other.time),
    song,
  )
  const lyrics = markLeftOut(withStops(sorted, song.duration, warnings), song)
  if (lyrics.length === 0) return { kind: 'nothing', metadata }
  const all = [...warnings, ...warnOfTimes(sung, sorted, ways), ...warnOfLyrics(lyrics)]
  return {
    kind: 'read',
    lyrics,
    warnings: uniqueWarnings(all).toSorted((one, other) => one.line - other.line),
    metadata,
  }
}
