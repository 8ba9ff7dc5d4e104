import { readCsv, writeCsv } from '../text/csv'
import { cleanName, withoutBullet } from './clean-name'
import { type ColumnKind, columnKinds, isLeftOut, type LeftOut, looksLike } from './list-heads'
import { type ListedName, type NameRowFault, nameRowFault } from './name-row-fault'
import { pupilLimits } from './pupil-limits'
import { type PupilName, splitName } from './split-name'

/** A row that was read: where it stands in the list, from 1, and what is wrong with it. */
export interface NameRow extends ListedName {
  readonly line: number
  readonly fault?: NameRowFault
}

/** What a list of names says (pupils.md#lists-of-names). */
export interface ReadNames {
  readonly rows: readonly NameRow[]
  /** What it tells that is not read on purpose, each once. */
  readonly leftOut: readonly LeftOut[]
  /** Heads of the columns that nobody knows, as they are written. */
  readonly unknown: readonly string[]
  /** There are more rows than are looked at. */
  readonly isTooLong: boolean
}

/** A row with its place in the list. */
interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

type Kinds = readonly (ColumnKind | undefined)[]

const isNamed = (kind: ColumnKind | undefined) =>
  kind === 'given' || kind === 'family' || kind === 'name' || kind === 'reversed'

/** The columns of a table whose first row is its heads; undefined where it has none. */
function headsOf(cells: readonly string[]): Kinds | undefined {
  const kinds = columnKinds(cells)
  return kinds.some(isNamed) ? kinds : undefined
}

/** The columns of a row without heads: what is no name by its looks, else a whole name or a first and a last one. */
function guessedKinds(cells: readonly string[]): Kinds {
  if (cells.length === 1) return ['name']
  const looks = cells.map(cell => (cell === '' ? undefined : looksLike(cell)))
  const named = cells.flatMap((cell, at) => (cell !== '' && looks[at] === undefined ? [at] : []))
  const [first, second] = named
  return cells.map((_, at) => {
    if (at === first) return second === undefined ? 'name' : 'given'
    return at === second ? 'family' : looks[at]
  })
}

/** What the columns of one kind say, joined: a first and a second last name are one. */
const said = (cells: readonly string[], kinds: Kinds, kind: ColumnKind) =>
  cells.filter((cell, at) => kinds[at] === kind && cell !== '').join(' ')

function nameOf(cells: readonly string[], kinds: Kinds): PupilName {
  const given = said(cells, kinds, 'given')
  const family = said(cells, kinds, 'family')
  if (given !== '' || family !== '')
    return given === '' ? { given: family, family: '' } : { given, family }
  const reversed = said(cells, kinds, 'reversed')
  if (reversed !== '') return splitName(reversed, true)
  return splitName(withoutBullet(said(cells, kinds, 'name')))
}

function rowOf({ line, cells }: Line, kinds: Kinds): NameRow {
  const row = { ...nameOf(cells, kinds), externalId: said(cells, kinds, 'id') || null }
  const fault = nameRowFault(row)
  return fault ? { ...row, line, fault } : { ...row, line }
}

/** The names of a table, as a spreadsheet has it; its first row may be heads. */
export function readNameTable(table: readonly (readonly string[])[]): ReadNames {
  const lines = table
    .map((cells, at) => ({ line: at + 1, cells: cells.map(cleanName) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))
  const first = lines[0]?.cells ?? []
  const heads = headsOf(first)
  const named = (heads ? lines.slice(1) : lines).slice(0, pupilLimits.rows)
  const kindsOf = ({ cells }: Line) => heads ?? guessedKinds(cells)
  const told = named.flatMap(line =>
    kindsOf(line).filter((kind, at) => isLeftOut(kind) && (line.cells[at] ?? '') !== ''),
  )
  return {
    rows: named.map(line => rowOf(line, kindsOf(line))),
    leftOut: [...new Set(told.filter(isLeftOut))],
    unknown: heads ? first.filter((head, at) => head !== '' && heads[at] === undefined) : [],
    isTooLong: lines.length - (heads ? 1 : 0) > pupilLimits.rows,
  }
}

/**
 * What separates the cells of a text that is a table: what makes most heads of its first line, else a tab or a semicolon;
 * undefined where it is a list of names.
 */
function separatorOf(text: string): string | undefined {
  const [first = ''] = text.split(/\r\n|\r|\n/u, 1)
  const headed = [',', ';', '\t'].map(sign => {
    const [cells = []] = readCsv(first, sign)
    const kinds = headsOf(cells.map(cleanName)) ?? []
    return { sign, known: kinds.filter(kind => kind !== undefined).length }
  })
  const best = headed.reduce((one, other) => (other.known > one.known ? other : one))
  if (best.known > 0) return best.sign
  return ['\t', ';'].find(sign => first.includes(sign))
}

/**
 * The names of a text that was pasted, or of a CSV or TSV file: one on each line, or a table. Without heads a comma parts
 * the last name from the first, as people write it.
 */
export function readNames(text: string): ReadNames {
  const separator = separatorOf(text.replace(/^[\uFEFF\s]*\n/u, ''))
  if (separator !== undefined) return readNameTable(readCsv(text, separator))
  const lines = text.split(/\r\n|\r|\n/u)
  return readNameTable(lines.map(line => [withoutQuotes(withoutBullet(cleanName(line)))]))
}

/** A cell of a table with one column may be quoted, as it is where it has a comma. */
const withoutQuotes = (line: string) =>
  line.startsWith('"') ? (readCsv(line)[0]?.[0] ?? '') : line

/** Names as a list that can be read back, in English heads. */
export const writeNames = (rows: readonly ListedName[]): string =>
  writeCsv([
    ['First name', 'Last name', 'Student number'],
    ...rows.map(row => [row.given, row.family, row.externalId]),
  ])
