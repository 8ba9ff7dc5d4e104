/** What spreadsheets take for the beginning of a formula, and the sign that keeps them from it. */
const needsMark = /^[=+\-@\t\r\n|%']/

/** A cell that no spreadsheet runs: what looks like a formula gets an apostrophe before it. */
const safe = (cell: string) => (needsMark.test(cell) ? `'${cell}` : cell)
const unsafe = (cell: string) =>
  cell.startsWith("'") && needsMark.test(cell.slice(1)) ? cell.slice(1) : cell

const quoted = (cell: string) =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Rows as CSV (RFC 4180) that no spreadsheet runs; `readCsv` gives them back as they were. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell => quoted(safe(cell))).join(',')}\r\n`).join('')

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
    row.push(unsafe(cell))
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
