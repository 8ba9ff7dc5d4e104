import { readCsv, writeCsv } from '../../text/csv'
import { foldText } from '../../text/fold'
import type { EditedLine } from '../conversation-edit'
import { conversationLimits as limits } from '../conversation-limits'
import { lineTextFault, lineTranslationFault } from '../line-fields'

/** What of a line goes into a file and comes back from it; pictures and clips stay where they are. */
export type PortableLine = Pick<
  EditedLine,
  'character' | 'text' | 'pinyin' | 'translation' | 'variants' | 'gapWords'
>

/** The two names of the characters, by which a file tells who speaks. */
type Names = readonly [string, string]

const columns = ['speaker', 'text', 'translation', 'pinyin', 'variants', 'gaps'] as const
/** Between several texts in one cell. */
const between = ' | '

const portable = (line: PortableLine): PortableLine => ({
  character: line.character,
  text: line.text,
  pinyin: line.pinyin,
  translation: line.translation,
  variants: [...line.variants],
  gapWords: [...line.gapWords],
})

/**
 * Lines as CSV that no spreadsheet runs (conversations.md#exporting-lines). The speaker is a number where both names
 * are the same.
 */
export function linesToCsv(lines: readonly PortableLine[], names: Names): string {
  const [one, other] = names.map(foldText)
  const isTold = one !== other && names.every(name => name.trim() !== '' && !/^[12]$/.test(name))
  const rows = lines.map(line => [
    isTold ? (names[line.character - 1] ?? '') : String(line.character),
    line.text,
    line.translation ?? '',
    line.pinyin ?? '',
    line.variants.join(between),
    line.gapWords.join(between),
  ])
  return writeCsv([columns, ...rows])
}

/** Lines as JSON, with the names of the characters. */
export const linesToJson = (lines: readonly PortableLine[], names: Names): string =>
  `${JSON.stringify({ characters: names, lines: lines.map(portable) }, null, 2)}\n`

/** What came of a file: its lines, and the numbers of those that could not be read, from 1. */
export interface ImportedLines {
  lines: PortableLine[]
  rejected: number[]
}

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' ? value.trim() : otherwise

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter(text => typeof text === 'string' && text.trim() !== '')

/** A line out of untrusted values; undefined when it cannot be one. */
function lineOf(told: Record<string, unknown>): PortableLine | undefined {
  const text = textOr(told['text'], '')
  const translation = textOr(told['translation'], '')
  const character = told['character']
  if (character !== 1 && character !== 2) return undefined
  if (lineTextFault(text) !== undefined || lineTranslationFault(translation) !== undefined)
    return undefined
  return {
    character,
    text,
    translation: translation || null,
    pinyin: textOr(told['pinyin'], '').slice(0, limits.pinyin) || null,
    variants: textsOf(told['variants'])
      .filter(variant => variant.length <= limits.lineText)
      .slice(0, limits.variants),
    gapWords: textsOf(told['gapWords'])
      .filter(word => word.length <= limits.gapWord)
      .slice(0, limits.gapWords),
  }
}

const gathered = (found: readonly (PortableLine | undefined)[]): ImportedLines => ({
  lines: found.filter(line => line !== undefined).slice(0, limits.mostLines),
  rejected: found.flatMap((line, index) => (line === undefined ? [index + 1] : [])),
})

/** The lines of a CSV file: of ours, or of any table of speaker, text and translation. */
function linesOfCsv(text: string, names: Names): ImportedLines {
  const rows = readCsv(text).filter(row => row.some(cell => cell.trim() !== ''))
  const heading = rows[0]?.map(foldText) ?? []
  const hasHeading = heading.includes('text')
  const placeOf = (column: (typeof columns)[number]) =>
    hasHeading ? heading.indexOf(column) : columns.indexOf(column)
  const speakers: string[] = names.map(foldText)
  const characterOf = (speaker: string): 1 | 2 | undefined => {
    const name = foldText(speaker.trim())
    if (name === '1' || name === '2') return name === '1' ? 1 : 2
    if (name === '') return undefined
    if (!speakers.includes(name)) {
      // A stranger takes the place of a character whom the file does not name.
      const free = speakers.findIndex(
        known => !rows.some(row => foldText(row[placeOf('speaker')] ?? '') === known),
      )
      if (free < 0) return undefined
      speakers[free] = name
    }
    return speakers.indexOf(name) === 0 ? 1 : 2
  }
  return gathered(
    rows.slice(hasHeading ? 1 : 0).map(row => {
      const cell = (column: (typeof columns)[number]) => row[placeOf(column)] ?? ''
      const several = (column: 'variants' | 'gaps') => cell(column).split(between)
      return lineOf({
        character: characterOf(cell('speaker')),
        text: cell('text'),
        translation: cell('translation'),
        pinyin: cell('pinyin'),
        variants: several('variants'),
        gapWords: several('gaps'),
      })
    }),
  )
}

/** The lines of a JSON file as we write it, or of a bare list of lines; undefined when it is no JSON of lines. */
function linesOfJson(text: string): ImportedLines | undefined {
  try {
    const told: unknown = JSON.parse(text)
    const object = (value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null
    const lines = object(told) ? (told['lines'] ?? told['dialogue'] ?? told) : told
    if (!Array.isArray(lines)) return undefined
    return gathered(lines.map((line: unknown) => (object(line) ? lineOf(line) : undefined)))
  } catch {
    return undefined
  }
}

/** The lines of a file that is imported, CSV or JSON as its text says; undefined when it is neither. */
export function linesOfFile(text: string, names: Names): ImportedLines | undefined {
  return /^\s*[[{]/.test(text) ? linesOfJson(text) : linesOfCsv(text, names)
}
