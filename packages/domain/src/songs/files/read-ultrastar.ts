import { type NumberedLine, sourceLines } from '../adding/clean-lines'
import { joinPieces, type Piece } from '../adding/moments'
import type { ImportSong } from '../adding/no-timestamps'
import type { Fault, Reading, Warning } from '../adding/notices'
import { ofMilliseconds } from './cue-time'
import { type Cue, readCues } from './read-cues'

/** The tags of a song and where its notes begin. */
interface Song {
  tags: Record<string, string>
  bpm: number
  gap: number
  isRelative: boolean
}

const decimal = (told = ''): number => Number(told.trim().replace(',', '.') || Number.NaN)

const tag = /^\s*#\s*([A-Za-z0-9]+)\s*:(.*)$/
const note = /^\s*([:*FRG])\s*(-?\d+)\s+(\d+)\s+(-?\d+)(?:[ \t](.*))?$/i
const lineEnd = /^\s*-\s*(-?\d+)(?:\s+(-?\d+))?\s*$/
const change = /^\s*B\s+(-?\d+(?:[.,]\d+)?)\s+(\d+(?:[.,]\d+)?)\s*$/

function readSong(lines: readonly NumberedLine[]): Song {
  const tags: Record<string, string> = {}
  for (const { text } of lines) {
    const [, name, value = ''] = tag.exec(text) ?? []
    if (name !== undefined) tags[name.toLowerCase()] = value.trim()
  }
  return {
    tags,
    bpm: decimal(tags.bpm),
    gap: decimal(tags.gap ?? '0'),
    isRelative: tags.relative?.toLowerCase() === 'yes',
  }
}

/** The time of a beat; the tempo may change at one. */
function clockOf({ bpm, gap }: Song) {
  const tempi = [{ beat: 0, ms: Number.isFinite(gap) ? gap : 0, bpm }]
  const msOf = (beat: number): number => {
    const at = tempi.findLast(one => one.beat <= beat) ?? tempi[0]
    return at ? at.ms + (15_000 * (beat - at.beat)) / at.bpm : 0
  }
  return {
    changeTempo: (beat: number, to: number) => tempi.push({ beat, ms: msOf(beat), bpm: to }),
    timeOf: (beat: number) => Math.max(0, ofMilliseconds(msOf(beat))),
  }
}

/** A line that is being put together of its notes. */
interface Open {
  line: number
  start: number
  stop: number
  pieces: Piece[]
}

/** A sign that a syllable goes on; it is not sung. */
const goesOn = /~/g

/** The lines of a file's notes, with what cannot be kept of them. */
function readNotes(lines: readonly NumberedLine[], song: Song) {
  const [cues, faults, warnings]: [Cue[], Fault[], Warning[]] = [[], [], []]
  let clock = clockOf(song)
  let from = 0
  let isOver = false
  let open: Open | null = null
  const close = () => {
    if (open) cues.push({ ...open, rows: [joinPieces(open.pieces)] })
    open = null
  }
  for (const { line, text } of lines) {
    if (text.trim() === '' || tag.test(text)) continue
    const [, , beat, length, , told = ''] = note.exec(text) ?? []
    const [isEnd, end, relative] = lineEnd.exec(text) ?? []
    const [, changed, tempo] = change.exec(text) ?? []
    if (isOver) warnings.push({ line, code: 'not-kept', text })
    else if (/^\s*E\s*$/i.test(text)) isOver = true
    else if (/^\s*P\s*\d\s*$/i.test(text)) {
      close()
      ;[from, clock] = [0, clockOf(song)]
      if (cues.length > 0) warnings.push({ line, code: 'voices-merged', text })
    } else if (beat !== undefined) {
      const [start, stop] = [from + Number(beat), from + Number(beat) + Number(length)].map(
        clock.timeOf,
      ) as [number, number]
      const time: number | null = /^\s*~/.test(told) ? null : start
      const piece = { text: told.replace(goesOn, ''), time }
      open ??= { line, start, stop, pieces: [] }
      open.pieces.push(piece)
      open.stop = Math.max(open.stop, stop)
    } else if (isEnd !== undefined) {
      close()
      if (song.isRelative) from += Number(relative ?? end)
    } else if (changed !== undefined) clock.changeTempo(from + decimal(changed), decimal(tempo))
    else faults.push({ line, code: 'wrong-beat', text })
  }
  close()
  return { cues, faults, warnings }
}

/** Reads UltraStar (lyrics.md#ultrastar). */
export function readUltraStar(pasted: string, song: ImportSong): Reading {
  const lines = sourceLines(pasted)
  const told = readSong(lines)
  const first = lines.find(({ text }) => note.test(text))
  if (!(told.bpm > 0)) {
    const { line = 1, text = '' } = lines.find(one => /^\s*#\s*BPM/i.test(one.text)) ?? first ?? {}
    return { kind: 'faulty', faults: [{ line, code: 'no-tempo', text }] }
  }
  const { cues, faults, warnings } = readNotes(lines, told)
  if (first) warnings.push({ line: first.line, code: 'melody-left-out', text: first.text.trim() })
  const { title, artist, bpm: _bpm, gap: _gap, relative: _relative, ...others } = told.tags
  const metadata = { ...others, ...(title ? { ti: title } : {}), ...(artist ? { ar: artist } : {}) }
  return readCues({ cues, faults, warnings, metadata }, song)
}
