import type { Cell } from './class-results'

/** What spreadsheets take for the beginning of a formula. */
const beginsFormula = /^[=+\-@\t\r\n|%]/

/** A cell that no spreadsheet runs: what looks like a formula gets an apostrophe before it. */
export const safeCell = (cell: Cell): Cell =>
  typeof cell === 'string' && beginsFormula.test(cell) ? `'${cell}` : cell
