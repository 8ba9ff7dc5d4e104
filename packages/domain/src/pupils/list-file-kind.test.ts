import { describe, expect, test } from 'vitest'
import { listFileKind } from './list-file-kind'

const bytesOf = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
const small = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255)

/** A ZIP as far as its directory tells it: nothing is packed in it. */
function pretendZip(packed: { name: string; size?: number; flags?: number }[]): Uint8Array {
  const start = [0x50, 0x4b, 3, 4]
  const directory = packed.flatMap(({ name, size = 10, flags = 0 }) => [
    ...small(0x02014b50, 4),
    ...small(0, 4),
    ...small(flags, 2),
    ...small(0, 14),
    ...small(size, 4),
    ...small(name.length, 2),
    ...small(0, 16),
    ...bytesOf(name),
  ])
  const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...small(packed.length, 2), ...small(packed.length, 2)]
  const at = [...small(directory.length, 4), ...small(start.length, 4), 0, 0]
  return Uint8Array.from([...start, ...directory, ...end, ...at])
}

const workbook = { name: 'xl/workbook.xml' }
const wide = (text: string) =>
  Array.from(text)
    .map(letter => `${letter}\0`)
    .join('')

describe('a file that is chosen as a list', () => {
  test.each([
    ['CSV', bytesOf('Mia;Roth\n'), { kind: 'text' }],
    ['UTF-16', bytesOf('\xff\xfeM\0i\0a\0'), { kind: 'text' }],
    ['nothing', new Uint8Array(), { kind: 'text' }],
    ['a workbook', pretendZip([workbook]), { kind: 'xlsx' }],
    ['macros', pretendZip([workbook, { name: 'xl/vbaProject.bin' }]), 'macros'],
    ['a locked ZIP', pretendZip([{ ...workbook, flags: 1 }]), 'encrypted'],
    ['a bomb', pretendZip([workbook, { name: 'xl/a.xml', size: 4_000_000_000 }]), 'tooBig'],
    ['many parts', pretendZip([workbook, ...Array(500).fill({ name: 'a' })]), 'tooBig'],
    ['another ZIP', pretendZip([{ name: 'content.xml' }]), 'noList'],
    ['a cut ZIP', pretendZip([workbook]).slice(0, 60), 'noList'],
    ['an old workbook', bytesOf(`\xd0\xcf\x11\xe0${wide('Workbook')}`), 'oldExcel'],
    ['a locked workbook', bytesOf(`\xd0\xcf\x11\xe0${wide('EncryptedPackage')}`), 'encrypted'],
    ['a picture', bytesOf('\x89PNG\r\n\x1a\n\0\0\0'), 'noList'],
    ['a PDF', bytesOf('%PDF-1.7'), 'noList'],
    ['2 MB', new Uint8Array(2_000_000).fill(65), { kind: 'text' }],
    ['more', new Uint8Array(2_000_001).fill(65), 'tooBig'],
  ])('%s', (_, bytes, expected) => {
    expect(listFileKind(bytes)).toEqual(
      typeof expected === 'string' ? { kind: 'fault', fault: expected } : expected,
    )
  })
})
