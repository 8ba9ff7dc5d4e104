import { cleanLines, type NumberedLine } from '../adding/clean-lines'
import { plainOf } from '../adding/entities'
import { joinPieces, type Piece } from '../adding/moments'
import type { ImportSong } from '../adding/no-timestamps'
import type { Reading, Warning } from '../adding/notices'
import { type CueLines, partCues } from './cue-lines'
import { cueTime, isTiming } from './cue-time'
import { type Cue, readCues } from './read-cues'
import { warnOfCue } from './read-srt'

const aside = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

/** The lines of the cues alone: the head, notes and styles are told and taken out, blank lines stand in their place. */
function withoutAsides(lines: readonly NumberedLine[]) {
  const metadata: Record<string, string> = {}
  const warnings: Warning[] = []
  let kind: 'head' | 'cue' | 'aside' = 'head'
  const left = lines.map((one, index): NumberedLine => {
    if (one.text === '') kind = 'cue'
    else if (kind === 'head' && isTiming(one.text)) kind = 'cue'
    else if (index > 0 && lines[index - 1]?.text === '' && aside.test(one.text)) kind = 'aside'
    if (kind === 'cue') return one
    const [, key = '', value = ''] = /^([A-Za-z][\w-]*)\s*[:=]\s*(.+)$/.exec(one.text) ?? []
    if (kind === 'head' && key !== '') metadata[key.toLowerCase()] = value
    else if (index > 0 || /^WEBVTT\s+\S/.test(one.text))
      warnings.push({ line: one.line, code: 'not-kept', text: one.text })
    return { line: one.line, text: '' }
  })
  return { lines: left, metadata, warnings }
}

/** The pieces of a line of a cue, and the tags that stand in it. */
function piecesOf(text: string): { pieces: Piece[]; tags: string[] } {
  const pieces: Piece[] = []
  const tags: string[] = []
  let time: number | null = null
  /** How signs are read stands above them, between tags of its own. */
  let isReading = false
  for (const part of text.split(/(<[^<>]*>)/)) {
    const told: number | undefined = /^<\s*[\d:.,]+\s*>$/.test(part)
      ? cueTime(part.slice(1, -1))
      : undefined
    if (told !== undefined) time = told
    else if (/^<[^<>]*>$/.test(part)) {
      if (!part.startsWith('</') && part !== '<c>') tags.push(part)
      if (/^<\/?rt[\s.>]/.test(part)) isReading = !part.startsWith('</')
    } else if (isReading) tags.push(part)
    else {
      pieces.push({ text: plainOf(part), time })
      time = null
    }
  }
  return { pieces: time === null ? pieces : [...pieces, { text: '', time }], tags }
}

const shortest = 5

/**
 * Captions that roll, as YouTube makes them, show each line again under the next one, and once for a moment alone: each is
 * kept once (lyrics.md#srt-and-webvtt).
 */
function unrolled(cues: readonly Cue[], warnings: Warning[]): Cue[] {
  const lastOf = (cue: Cue | undefined) => cue?.rows.findLast(({ text }) => text !== '')?.text ?? ''
  const isRolling = cues.some(
    (cue, index) =>
      (cue.stop ?? 0) - (cue.start ?? 0) <= shortest && lastOf(cue) === lastOf(cues[index - 1]),
  )
  if (!isRolling) return [...cues]
  return cues.flatMap((cue, index): Cue[] => {
    const shown = cue.rows.filter(({ text }) => text !== '')
    const again = index > 0 && shown[0]?.text === lastOf(cues[index - 1])
    if (!again) return [cue]
    warnings.push({ line: cue.line, code: 'repeated-cue', text: shown[0]?.text ?? '' })
    return shown.length > 1 ? [{ ...cue, rows: shown.slice(1) }] : []
  })
}

/** Reads WebVTT (lyrics.md#srt-and-webvtt). */
export function readWebVtt(pasted: string, song: ImportSong): Reading {
  const { lines, metadata, warnings } = withoutAsides(cleanLines(pasted))
  const { cues, faults } = partCues(
    lines,
    (_, before) => before === undefined || before.text === '',
  )
  const read = cues.map((cue: CueLines): Cue => {
    const { line, start, stop } = cue
    const parts = cue.lines.map(({ text }) => piecesOf(text))
    warnings.push(
      ...warnOfCue(
        cue,
        parts.flatMap(({ tags }) => tags),
      ),
    )
    return { line, start, stop, rows: parts.map(({ pieces }) => joinPieces(pieces)) }
  })
  return readCues({ cues: unrolled(read, warnings), faults, warnings, metadata }, song)
}
