import { hasHan } from '../adding/english-text'
import { joinRows, marksOf, type Row } from '../adding/moments'
import { type ImportSong, markLeftOut, tooLong, warnOfLyrics } from '../adding/no-timestamps'
import type { Fault, Reading, ReadLyric, Warning } from '../adding/notices'
import { uniqueWarnings } from '../adding/unique-warnings'

/** What is shown for a while, as files of subtitles have it; a cue may tell no time, or no end. */
export interface Cue {
  line: number
  start: number | null
  stop: number | null
  rows: readonly Row[]
  translation?: string
}

/** What a reader of a format found in its text. */
export interface Found {
  cues: readonly Cue[]
  faults: readonly Fault[]
  warnings: readonly Warning[]
  metadata: Record<string, string>
}

/** A cue as a line: its text, and the lines of it that translate it. */
interface Line {
  line: number
  start: number
  stop: number | null
  row: Row
  translation: string
}

/** What of a cue's lines is its translation: in a Chinese song those without Chinese signs, else what the editor says. */
function partRows(rows: readonly Row[], song: ImportSong): [Row, string] {
  const told = rows.filter(({ text }) => text !== '')
  const [first] = told
  const isChinese = song.language === 'chinese' && first !== undefined && hasHan(first.text)
  const isAside = (row: Row) =>
    isChinese ? !hasHan(row.text) : song.secondIsTranslation === true && row !== first
  const aside = told.filter(isAside).map(({ text }) => text)
  return [joinRows(told.filter(row => !isAside(row))), aside.join(' ')]
}

const isAt = (one: Line, other: Line) => one.start === other.start && one.stop === other.stop

/** Whether a line of the very same moment translates the one before. */
function translates(before: Line, one: Line, song: ImportSong): boolean {
  if (before.translation !== '' || !isAt(before, one)) return false
  if (song.language === 'chinese') return hasHan(before.row.text) && !hasHan(one.row.text)
  return song.secondIsTranslation === true
}

/** Lines that stand twice at the same moment are one, and translations are joined to what they translate. */
function joinLines(lines: readonly Line[], song: ImportSong, warnings: Warning[]): Line[] {
  const joined: Line[] = []
  for (const one of lines) {
    const before = joined.at(-1)
    const isRepeated = joined.slice(-4).some(at => isAt(at, one) && at.row.text === one.row.text)
    const { text } = one.row
    if (isRepeated) warnings.push({ line: one.line, code: 'repeated-cue', text })
    else if (before && translates(before, one, song))
      joined[joined.length - 1] = { ...before, translation: text }
    else joined.push(one)
  }
  return joined
}

/** Lines with their ends: where none is told, or none behind the start, they end where the next one begins. */
function withEnds(lines: readonly Line[], duration: number, warnings: Warning[]) {
  return lines.map((one, index) => {
    if (one.stop !== null && one.stop > one.start) return { ...one, stop: one.stop }
    const next = lines.slice(index + 1).find(({ start }) => start > one.start)
    warnings.push({ line: one.line, code: 'stop-told', text: one.row.text })
    return { ...one, stop: Math.max(next ? next.start - 1 : duration, one.start) }
  })
}

function lyricOf(line: Line & { stop: number }, warnings: Warning[]): ReadLyric {
  const { row, start, stop, translation } = line
  const { marks, isLost } = marksOf(row, [start, stop])
  const told = { line: line.line, text: row.text }
  if (marks) warnings.push({ ...told, code: 'word-times-kept' })
  if (isLost) warnings.push({ ...told, code: 'word-stamps' })
  return { line: line.line, text: row.text, translation, start, stop, marks, leaveOut: false }
}

function linesOf(cues: readonly Cue[], song: ImportSong, warnings: Warning[]): Line[] {
  return cues.flatMap(({ line, start, stop, rows, translation }) => {
    const [row, aside] = partRows(rows, song)
    if (row.text === '') {
      warnings.push({ line, code: 'empty-cue', text: '' })
      return []
    }
    return [{ line, start: start ?? 0, stop, row, translation: translation || aside }]
  })
}

/** What a file says of itself besides the title and the artist, which can be taken over. */
function warnOfTags(metadata: Found['metadata']): Warning[] {
  const others = Object.keys(metadata).filter(name => name !== 'ti' && name !== 'ar')
  return others.length === 0 ? [] : [{ line: 1, code: 'tags-left-out', text: others.join(', ') }]
}

/** The lyrics that cues are (lyrics.md#cues): in the order of their times, with their ends, translations and word times. */
export function readCues(
  { cues, faults, warnings: told, metadata }: Found,
  song: ImportSong,
): Reading {
  const warnings = [...warnOfTags(metadata), ...told]
  const lines = linesOf(cues, song, warnings)
  const wrong = [...faults, ...lines.flatMap(({ line, row }) => tooLong({ line, text: row.text }))]
  if (wrong.length > 0)
    return { kind: 'faulty', faults: wrong.toSorted((one, other) => one.line - other.line) }
  if (lines.length === 0) return { kind: 'nothing', metadata }
  const late = lines.find(({ start }, index) => start < (lines[index - 1]?.start ?? 0))
  if (late) warnings.push({ line: late.line, code: 'reordered', text: late.row.text })
  const sorted = joinLines(
    lines.toSorted((one, other) => one.start - other.start),
    song,
    warnings,
  )
  const isTimed = cues.some(({ start }) => start !== null)
  const ended = isTimed
    ? withEnds(sorted, song.duration, warnings)
    : sorted.map(line => ({ ...line, stop: 0 }))
  const lyrics = markLeftOut(
    ended.map(line => lyricOf(line, warnings)),
    song,
  )
  const all = uniqueWarnings([...warnings, ...warnOfLyrics(lyrics)])
  return {
    kind: 'read',
    lyrics,
    warnings: all.toSorted((one, other) => one.line - other.line),
    metadata,
  }
}
