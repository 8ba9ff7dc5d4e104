import type { assignments } from '@duologue/contract/assignments'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { FileAnswer } from '../../http/files/file-answer'
import type { Handler } from '../../http/handlers'
import type { AssignmentsRoom } from '../assignments-room'
import { type Cell, classResults } from './class-results'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A cell of a sheet; text is marked as text, so that nothing in it is run. */
const sheetCell = (value: Cell) =>
  typeof value === 'number' ? { value, type: Number } : { value: value ?? '', type: String }

/** A table as a workbook of one sheet. */
async function xlsxOf(
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Buffer> {
  const data: SheetData = [
    heads.map(value => ({ value, type: String, fontWeight: 'bold' })),
    ...rows.map(row => row.map(sheetCell)),
  ]
  return writeExcelFile(data).toBuffer()
}

export function exportClassXlsx(
  room: AssignmentsRoom,
): Handler<typeof assignments.exportClassXlsx> {
  return async ({ params }, caller) => {
    const { name, heads, rows } = await classResults(room, params.id, caller)
    return new FileAnswer(`${name}.xlsx`, type, await xlsxOf(heads, rows))
  }
}
