import { type ListFileFault, listFileKind } from '@duologue/domain/pupils/list-file-kind'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { type ReadNames, readNames, readNameTable } from '@duologue/domain/pupils/read-names'
import { decodeText } from './decode-text'

/** One list of a file: a sheet of a workbook, or the only one of a text, which has no name. */
export interface ListOfFile {
  readonly name: string | null
  readonly names: ReadNames
}

/** What a file holds, or why it cannot be read; `notLoaded` where what reads workbooks did not come. */
export type ListFile =
  | { readonly lists: readonly ListOfFile[] }
  | { readonly fault: ListFileFault | 'notLoaded' }

async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<ListFile> {
  const reader = await import('./read-workbook').catch(() => undefined)
  if (!reader) return { fault: 'notLoaded' }
  try {
    const sheets = await reader.readWorkbook(bytes)
    return { lists: sheets.map(({ name, cells }) => ({ name, names: readNameTable(cells) })) }
  } catch {
    return { fault: 'noList' }
  }
}

/**
 * Reads a list of names here, without sending the file anywhere (pupils.md#files): CSV and TSV at once, a workbook by
 * what is loaded for the first one.
 */
export async function readListFile(file: Blob): Promise<ListFile> {
  if (file.size > pupilLimits.file) return { fault: 'tooBig' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const found = listFileKind(bytes)
  if (found.kind === 'fault') return { fault: found.fault }
  if (found.kind === 'xlsx') return readSheets(bytes)
  return { lists: [{ name: null, names: readNames(decodeText(bytes)) }] }
}
