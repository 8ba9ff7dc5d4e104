import { expect, test } from 'vitest'
import { decodeFile } from './decode-file'

const bytes = (...values: number[]) => Uint8Array.from(values)

/** A text in two bytes a sign, the little end first. */
const utf16 = (text: string) => {
  const signs = Array.from(text, sign => sign.charCodeAt(0))
  return bytes(...signs.flatMap(code => [code % 256, Math.floor(code / 256)]))
}

test.each([
  ['UTF-8', new TextEncoder().encode('¿Qué?'), false, '¿Qué?', 'UTF-8'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61), false, 'a', 'UTF-8'],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0x11, 0x62), true, '我', 'UTF-16'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0x62, 0x11), true, '我', 'UTF-16'],
  ['GBK in a Chinese song', bytes(0xce, 0xd2, 0xb0, 0xae, 0xc4, 0xe3), true, '我爱你', 'GB18030'],
  ['windows-1252 elsewhere', bytes(0x63, 0x6f, 0x20, 0xe9), false, 'co é', 'Windows-1252'],
  ['UTF-16 without a mark', utf16('[00:01.00]\u6211\r\n'), true, '[00:01.00]我\r\n', 'UTF-16'],
  ['the other way round', utf16('co é\n').toReversed(), false, '\né oc', 'UTF-16'],
  [
    'the signs of a SubRip file',
    new TextEncoder().encode('1\r\n-->\t\u001B'),
    false,
    '1\r\n-->\t\u001B',
    'UTF-8',
  ],
  ['nothing', bytes(), false, '', 'UTF-8'],
])('%s', (_, file, isChinese, text, encoding) => {
  expect(decodeFile(file, isChinese)).toEqual({ text, encoding })
})

test.each([
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
  ['its beginning', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)],
  ['a recording', bytes(0x49, 0x44, 0x33, 0x04, 0, 0, 0, 0x23, 0x76)],
  ['an archive', bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0x08, 0x08)],
])('%s is no text', (_, file) => {
  expect(decodeFile(file, false)).toBe(undefined)
  expect(decodeFile(file, true)).toBe(undefined)
})
