import { cleanLines, type NumberedLine } from './clean-lines'
import { hasHan } from './english-text'
import { type ImportSong, markLeftOut, readLyricText, tooLong, warnOfLyrics } from './no-timestamps'
import type { Fault, Reading, ReadLyric, Warning } from './notices'
import {
  hasStampInText,
  readMetadata,
  readThree,
  type Stamp,
  type StampedLine,
  type ThreeParts,
  takeStamps,
  withoutWordStamps,
} from './stamps'

type Line = NumberedLine & StampedLine

/** Lines with nothing but seconds are believed from this number on, when no line has minutes. */
const fewestSeconds = 3

/** What is at a moment: a lyric, or the end of the one before. */
interface Happening {
  time: number
  line: number
  text: string
  translation: string
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

function waysOf(lines: readonly Line[], duration: number): Ways {
  const isWith = (kind: Stamp['kind']) => (line: Line) => line.stamps[0]?.kind === kind
  return {
    three: threePartsOf(lines, duration),
    areSecondsTimes:
      lines.filter(isWith('seconds')).length >= fewestSeconds && !lines.some(isWith('time')),
  }
}

function faultsOf(line: Line, ways: Ways): Fault[] {
  const named = (code: Fault['code']): Fault[] => [{ line: line.line, code, text: line.text }]
  if (line.text === '') return named('empty-line')
  if (line.stamps.length === 0) return named('no-stamp')
  if (line.stamps.some(({ kind }) => kind === 'negative')) return named('negative-stamp')
  if (line.stamps.some(stamp => timeOf(stamp, ways) === undefined))
    return named(line.stamps.some(({ kind }) => kind === 'seconds') ? 'no-stamp' : 'wrong-stamp')
  return tooLong({ line: line.line, text: line.rest })
}

/** Milliseconds by which everything is earlier; undefined when the number cannot be read. */
function offsetOf(value: string): number | undefined {
  return /^[+-]?\d{1,7}$/.test(value) ? Number(value) : undefined
}

const isPair = (first: Happening, second: Happening) =>
  first.time === second.time && hasHan(first.text) && !hasHan(second.text) && second.text !== ''

/** A line without Chinese signs at the very moment of a Chinese one is its translation (editor-rules (b)). */
function joinTranslations(happenings: readonly Happening[], song: ImportSong): Happening[] {
  if (song.language !== 'chinese') return [...happenings]
  const joined: Happening[] = []
  for (const one of happenings) {
    const before = joined.at(-1)
    if (before && before.translation === '' && isPair(before, one))
      joined[joined.length - 1] = { ...before, translation: one.text }
    else joined.push(one)
  }
  return joined
}

/** Lyrics with their ends: 0.01 s before whatever comes next, the last one with the song (S3 section 9). */
function withStops(happenings: readonly Happening[], duration: number): ReadLyric[] {
  return happenings.flatMap((one, index) => {
    if (one.text === '') return []
    const next = happenings
      .slice(index + 1)
      .find(({ text, time }) => text !== '' || time > one.time)
    const end = next ? next.time - 1 : duration
    const { time, ...lyric } = one
    return [{ ...lyric, start: time, stop: Math.max(end, time), leaveOut: false }]
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

/**
 * Reads a text whose lines carry time stamps (S3 section 5, Bulk lyrics; editor-rules (b)). A line without one, and a blank
 * one in between, fails the whole text; each is named.
 */
export function readMulanci(pasted: string, song: ImportSong): Reading {
  const metadata: Record<string, string> = {}
  const warnings: Warning[] = []
  let offset = 0
  const lines = cleanLines(pasted).flatMap((one): Line[] => {
    const stamped = takeStamps(one.text)
    const told = stamped.stamps.length === 0 ? readMetadata(one.text) : undefined
    if (!told) return [{ ...one, ...stamped }]
    if (told.key === 'offset') {
      const ms = offsetOf(told.value)
      if (ms === undefined) warnings.push({ ...one, code: 'offset-ignored' })
      offset = Math.round((ms ?? 0) / 10)
    } else metadata[told.key] = told.value
    return []
  })
  // Metadata may stand apart from the lyrics.
  const first = lines.findIndex(({ text }) => text !== '')
  const sung = first < 0 ? [] : lines.slice(first, lines.findLastIndex(l => l.text !== '') + 1)
  if (sung.length === 0) return { kind: 'nothing', metadata }
  const ways = waysOf(sung, song.duration)
  const faults = sung.flatMap(line => faultsOf(line, ways))
  if (faults.length > 0) return { kind: 'faulty', faults }

  const happenings = sung.flatMap(({ line, text, rest, stamps }): Happening[] => {
    const plain = withoutWordStamps(rest)
    if (plain !== rest) warnings.push({ line, code: 'word-stamps', text })
    if (hasStampInText(plain)) warnings.push({ line, code: 'stamp-in-text', text })
    return stamps.map(stamp => {
      const time = (timeOf(stamp, ways) ?? 0) - offset
      if (time < 0) warnings.push({ line, code: 'before-start', text })
      return { line, time: Math.max(0, time), ...readLyricText(plain, song) }
    })
  })
  const sorted = joinTranslations(
    happenings.toSorted((one, other) => one.time - other.time),
    song,
  )
  const lyrics = markLeftOut(withStops(sorted, song.duration), song)
  if (lyrics.length === 0) return { kind: 'nothing', metadata }
  const all = [...warnings, ...warnOfTimes(sung, sorted, ways), ...warnOfLyrics(lyrics)]
  return {
    kind: 'read',
    lyrics,
    warnings: all.toSorted((one, other) => one.line - other.line),
    metadata,
  }
}
