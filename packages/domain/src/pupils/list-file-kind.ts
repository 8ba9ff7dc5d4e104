import { pupilLimits } from './pupil-limits'

/** Why a file cannot be read as a list (pupils.md#files). */
export type ListFileFault = 'tooBig' | 'macros' | 'encrypted' | 'oldExcel' | 'noList'

/** What a file is, by its bytes and not by its name. */
export type ListFileKind =
  | { readonly kind: 'text' | 'xlsx' }
  | { readonly kind: 'fault'; readonly fault: ListFileFault }

/** What a workbook may hold unpacked: a list of 5,000 rows is far below. */
const workbookLimits = { entries: 500, bytes: 30_000_000 }

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

const refused = (fault: ListFileFault): ListFileKind => ({ kind: 'fault', fault })

/** Where a text stands in the bytes, each of its letters followed by `between`; -1 where it does not. */
function findText(bytes: Uint8Array, text: string, between: readonly number[]): number {
  const wanted = Array.from(text).flatMap(letter => [letter.charCodeAt(0), ...between])
  return bytes.findIndex((_, at) => wanted.every((byte, index) => bytes[at + index] === byte))
}

/** What the directory at the end of a ZIP says of one thing that is packed. */
interface Packed {
  readonly name: string
  readonly isEncrypted: boolean
  readonly size: number
}

/** The directory of a ZIP; undefined where it has none that can be read. */
function readDirectory(bytes: Uint8Array): Packed[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0) return undefined
  const packed: Packed[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return undefined
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    packed.push({
      name: String.fromCharCode(...bytes.subarray(at + 46, nameEnd)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      size: view.getUint32(at + 24, true),
    })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return packed
}

function workbookKind(bytes: Uint8Array): ListFileKind {
  const packed = readDirectory(bytes)
  if (packed?.some(({ isEncrypted }) => isEncrypted)) return refused('encrypted')
  if (!packed?.some(({ name }) => name === 'xl/workbook.xml')) return refused('noList')
  if (packed.some(({ name }) => /vbaproject\.bin$/iu.test(name))) return refused('macros')
  const unpacked = packed.reduce((sum, { size }) => sum + size, 0)
  const isBomb = packed.length > workbookLimits.entries || unpacked > workbookLimits.bytes
  return isBomb ? refused('tooBig') : { kind: 'xlsx' }
}

/** Whether these are letters: two bytes each with a mark before them, or one or more and never none. */
const isText = (bytes: Uint8Array) =>
  beginsWith(bytes, [0xff, 0xfe]) ||
  beginsWith(bytes, [0xfe, 0xff]) ||
  (!bytes.subarray(0, 4096).includes(0) && !beginsWith(bytes, [0x25, 0x50, 0x44, 0x46]))

/**
 * What a file is that somebody chose as a list (pupils.md#files). A workbook that Excel encrypts is packed as its old
 * files were; a bomb is known by its directory, before anything is unpacked.
 */
export function listFileKind(bytes: Uint8Array): ListFileKind {
  if (bytes.length > pupilLimits.file) return refused('tooBig')
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return refused(findText(bytes, 'EncryptedPackage', [0]) === -1 ? 'oldExcel' : 'encrypted')
  if (beginsWith(bytes, [0x50, 0x4b, 3, 4])) return workbookKind(bytes)
  return isText(bytes) ? { kind: 'text' } : refused('noList')
}
