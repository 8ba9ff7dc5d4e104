/**
 * Where a spreadsheet may see the beginning of a cell, followed by what it takes for that of a formula. One that expects
 * other separators cuts cells in two at semicolons, tabs, line ends and quotation marks.
 */
const formula = /(?<=^|[;\t\r\n"])(?=[=+\-@\t\r\n|%'])/g
const markedFormula = /(?<=^|[;\t\r\n"])'(?=[=+\-@\t\r\n|%'])/g

/** A text that no spreadsheet runs: what looks like a formula gets an apostrophe before it. */
const safe = (text: string) => text.replace(formula, "'")

/** The text of a cell as it was before it was made safe. */
export const withoutMark = (text: string): string => text.replace(markedFormula, '')

/** A cell of a table; a number is no text, and null is empty. */
type CsvCell = string | number | null

const textOf = (cell: CsvCell) => (typeof cell === 'string' ? safe(cell) : String(cell ?? ''))

const quoted = (cell: string) =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Rows as CSV (RFC 4180) that no spreadsheet runs; `readCsv` gives them back as they were. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map(row => `${row.map(cell => quoted(textOf(cell))).join(',')}\r\n`).join('')

/** What separates the cells: a comma, or a semicolon or a tab where the first row has more of them. */
function separatorOf(source: string): string {
  const [head = ''] = source.split(/\r\n|\r|\n/, 1)
  const unquoted = head.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => unquoted.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** The rows of a CSV text; what separates their cells is found out unless it is told. */
export function readCsv(text: string, separator?: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const comma = separator ?? separatorOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  let wasQuoted = false
  const endCell = () => {
    row.push(withoutMark(cell))
    cell = ''
    wasQuoted = false
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '' && !wasQuoted) {
      isQuoted = true
      wasQuoted = true
    } else if (sign === comma) endCell()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && source[at + 1] === '\n') at += 1
      endRow()
    } else cell += sign
  }
  if (cell !== '' || wasQuoted || row.length > 0) endRow()
  return rows
}
