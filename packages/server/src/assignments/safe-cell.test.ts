import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './export-class-csv'
import { safeCell } from './safe-cell'

test.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '|calc', '%0A'])(
  '%j is no formula any more',
  text => expect(safeCell(text)).toBe(`'${text}`),
)

test.each(['Ana', 'Óscar', '1=1', '', 7, null])('%j stays as it is', cell => {
  expect(safeCell(cell)).toBe(cell)
})

/** Reads CSV as RFC 4180 tells it. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of csv
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

test('whatever is written as CSV is read again cell by cell, and none begins a formula', () => {
  const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 4 }), rows => {
      const read = readCsv(csvOf(rows))
      expect(read).toEqual(rows.map(row => row.map(cell => safeCell(cell))))
      expect(read.flat().some(cell => /^[=+\-@\t\r]/.test(cell))).toBe(false)
    }),
  )
})
