import type { assignments } from '@duologue/contract/assignments'
import { FileAnswer } from '../http/file-answer'
import type { Handler } from '../http/handlers'
import type { AssignmentsRoom } from './assignments-room'
import { type Cell, classResults } from './class-results'
import { safeCell } from './safe-cell'

/** A cell of CSV (RFC 4180). */
function csvCell(cell: Cell): string {
  const text = String(safeCell(cell) ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV; the mark at the beginning tells spreadsheets that accents are UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(csvCell).join(',')}\r\n`).join('')}`

export function exportClassCsv(room: AssignmentsRoom): Handler<typeof assignments.exportClassCsv> {
  return async ({ params }, { reader }) => {
    const { name, heads, rows } = await classResults(room, params.id, reader)
    return new FileAnswer(
      `${name}.csv`,
      'text/csv; charset=utf-8',
      Buffer.from(csvOf([heads, ...rows])),
    )
  }
}
