/** A text file as it was read: its text, and how its bytes were understood. */
export interface DecodedFile {
  text: string
  encoding: string
}

const marks: [number[], string, string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8', 'UTF-8'],
  [[0xff, 0xfe], 'utf-16le', 'UTF-16'],
  [[0xfe, 0xff], 'utf-16be', 'UTF-16'],
]

/**
 * How a text of two bytes a sign without a byte order mark is written: its digits, spaces and line ends have a byte that
 * is 0, always on the same side.
 */
function unmarked(bytes: Uint8Array): string | undefined {
  if (bytes.length % 2 === 1) return undefined
  const zeros = { even: 0, odd: 0 }
  for (const [place, byte] of bytes.entries())
    if (byte === 0) zeros[place % 2 === 0 ? 'even' : 'odd'] += 1
  const fewest = bytes.length / 10
  if (zeros.odd === 0 && zeros.even > fewest) return 'utf-16be'
  return zeros.even === 0 && zeros.odd > fewest ? 'utf-16le' : undefined
}

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Signs that no person writes: who finds them looks at a picture, a recording or the like. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unwritten = /[\u0000-\u0008\u000E-\u001A\uFFFE\uFFFF]/

/**
 * The text of a file (lyrics.md#files): by its byte order mark, else by the zeros of UTF-16, else strict UTF-8, else
 * what files of that language are mostly written in: GB18030 for Chinese, windows-1252 for the others. Undefined for a
 * file that is no text.
 */
export function decodeFile(bytes: Uint8Array, isChinese: boolean): DecodedFile | undefined {
  const [, marked, name = 'UTF-16'] =
    marks.find(([begin]) => begin.every((byte, index) => bytes[index] === byte)) ?? []
  const wide = marked ?? unmarked(bytes)
  const utf8 = wide ? undefined : strictUtf8(bytes)
  const [label, encoding] = isChinese ? ['gb18030', 'GB18030'] : ['windows-1252', 'Windows-1252']
  const read = wide
    ? { text: new TextDecoder(wide).decode(bytes), encoding: name }
    : utf8 === undefined
      ? { text: new TextDecoder(label).decode(bytes), encoding }
      : { text: utf8, encoding: 'UTF-8' }
  return unwritten.test(read.text) ? undefined : read
}
