import { cleanLines, type NumberedLine } from '../adding/clean-lines'
import { joinPieces, type Piece, type Row } from '../adding/moments'
import type { ImportSong } from '../adding/no-timestamps'
import type { Fault, Reading, Warning } from '../adding/notices'
import { cueTime } from './cue-time'
import { type Cue, readCues } from './read-cues'

/** The fields of an event, unless the file tells others. */
const usual = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'.split(',')

/** A line of the events, by its fields. */
interface Event extends NumberedLine {
  isComment: boolean
  fields: Readonly<Record<string, string>>
}

/** The fields of an event; the last one has all commas that are left. */
function fieldsOf(told: string, names: readonly string[]): Record<string, string> {
  const parts = told.split(',')
  const last = names.length - 1
  const values = [...parts.slice(0, last), parts.slice(last).join(',')]
  return Object.fromEntries(names.map((name, index) => [name, (values[index] ?? '').trim()]))
}

/** The events of a file, what it says of itself, and the lines that are neither. */
function readFile(lines: readonly NumberedLine[]) {
  const events: Event[] = []
  const metadata: Record<string, string> = {}
  const warnings: Warning[] = []
  let names: readonly string[] = usual
  let section = '[events]'
  for (const one of lines) {
    const { line, text } = one
    const [, key = '', told = ''] = /^([\w ]{1,60}):\s*(.*)$/.exec(text) ?? []
    const name = key.trim().toLowerCase()
    if (/^\[[^\]]+\]$/.test(text)) {
      section = text.toLowerCase()
      if (section !== '[script info]' && section !== '[events]')
        warnings.push({ line, code: 'not-kept', text })
    } else if (text === '' || text.startsWith(';') || text.startsWith('!:')) continue
    else if (name === 'dialogue' || name === 'comment')
      events.push({ ...one, isComment: name === 'comment', fields: fieldsOf(told, names) })
    else if (section === '[events]' && name === 'format')
      names = told.toLowerCase().split(/\s*,\s*/)
    else if (section === '[script info]') metadata[name === 'title' ? 'ti' : name] = told
    else if (section === '[events]')
      warnings.push({ line, code: 'not-kept', text: text.slice(0, 80) })
  }
  return { events, metadata, warnings }
}

const karaoke = /\\(?:k[fo]?|K)\s*(\d+(?:\.\d+)?)/
const absolute = /\\kt\s*(\d+(?:\.\d+)?)/

/** The lines of an event's text with the moments of its syllables, and the tags that were taken out. */
function rowsOf(text: string, start: number) {
  const tags: string[] = []
  const pieces: Piece[] = []
  let [clock, time, isDrawing]: [number, number | null, boolean] = [start, null, false]
  for (const part of text.split(/(\{[^{}]*\})/)) {
    if (!/^\{[^{}]*\}$/.test(part)) {
      if (!isDrawing) pieces.push({ text: part.replace(/\\[nh]/g, ' '), time })
      if (!isDrawing) time = null
      continue
    }
    for (const tag of part.slice(1, -1).match(/\\[^\\]+|[^\\]+/g) ?? []) {
      const [, to] = absolute.exec(tag) ?? []
      const [, length] = karaoke.exec(tag) ?? []
      if (to !== undefined) clock = start + Math.round(Number(to))
      else if (length !== undefined) {
        time = clock
        clock += Math.round(Number(length))
      } else tags.push(tag)
      if (/^\\p\d/.test(tag)) isDrawing = !tag.startsWith('\\p0')
    }
  }
  return { rows: rowsBetween(pieces), tags }
}

/** Pieces as lines: `\N` ends one. */
function rowsBetween(pieces: readonly Piece[]): Row[] {
  const lines: Piece[][] = [[]]
  for (const { text, time } of pieces)
    for (const [index, part] of text.split('\\N').entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ text: part, time: index === 0 ? time : null })
    }
  return lines.map(joinPieces)
}

/** What programs make of karaoke lines to be drawn: the lines themselves stand beside them as comments. */
const isMade = ({ fields }: Event) => fields.effect?.toLowerCase() === 'fx'
const isMadeOf = ({ fields }: Event) => fields.effect?.toLowerCase() === 'karaoke'

const sungIn = (events: readonly Event[]): Event[] =>
  events.some(isMade)
    ? events.filter(one => isMadeOf(one) || !(one.isComment || isMade(one)))
    : events.filter(({ isComment }) => !isComment)

/** Reads SubStation Alpha (lyrics.md#ass). */
export function readAss(pasted: string, song: ImportSong): Reading {
  const { events, metadata, warnings } = readFile(cleanLines(pasted))
  const sung = new Set(sungIn(events))
  const faults: Fault[] = []
  const cues = events.flatMap((event): Cue[] => {
    const { line, text, fields } = event
    const told = fields.text ?? ''
    if (!sung.has(event)) {
      warnings.push({ line, code: 'not-kept', text: told.slice(0, 80) })
      return []
    }
    const [start, stop] = [cueTime(fields.start ?? ''), cueTime(fields.end ?? '')]
    if (start === undefined || stop === undefined) {
      faults.push({ line, code: 'wrong-cue', text })
      return []
    }
    const { rows, tags } = rowsOf(told, start)
    if (tags.length > 0)
      warnings.push({ line, code: 'not-kept', text: [...new Set(tags)].join(' ') })
    return [{ line, start, stop, rows }]
  })
  return readCues({ cues, faults, warnings, metadata }, song)
}
