import { unzipSync, zipSync } from 'fflate'
import readXlsx from 'read-excel-file/universal'

/** A sheet of a workbook. */
interface NameSheet {
  readonly name: string
  readonly cells: readonly (readonly string[])[]
}

const isNeeded = (name: string) => /\.(?:xml|rels)$/u.test(name)

/** A workbook of the same cells that is not compressed: the reader would unpack large parts in workers of its own. */
const unpacked = (bytes: Uint8Array<ArrayBuffer>) =>
  zipSync(unzipSync(bytes, { filter: ({ name }) => isNeeded(name) }), { level: 0 })

/** What a cell shows; a date, which no name is, by its day. */
const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

/** The sheets of a workbook, without those that are empty. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<NameSheet[]> {
  const sheets = await readXlsx(new Blob([unpacked(bytes)]))
  return sheets
    .filter(({ data }) => data.length > 0)
    .map(({ sheet, data }) => ({ name: sheet, cells: data.map(row => row.map(textOf)) }))
}
