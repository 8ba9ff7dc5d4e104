import { expect, test } from 'vitest'
import { decodeFile, fitsLyrics } from './decode-file'

const bytes = (...values: number[]) => Uint8Array.from(values)

test.each([
  ['UTF-8', new TextEncoder().encode('¿Qué?'), false, '¿Qué?', 'UTF-8'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61), false, 'a', 'UTF-8'],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0x11, 0x62), true, '我', 'UTF-16'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0x62, 0x11), true, '我', 'UTF-16'],
  ['GBK in a Chinese song', bytes(0xce, 0xd2, 0xb0, 0xae, 0xc4, 0xe3), true, '我爱你', 'GB18030'],
  ['windows-1252 elsewhere', bytes(0x63, 0x6f, 0x20, 0xe9), false, 'co é', 'Windows-1252'],
  ['nothing', bytes(), false, '', 'UTF-8'],
])('%s', (_, file, isChinese, text, encoding) => {
  expect(decodeFile(file, isChinese)).toEqual({ text, encoding })
})

test('only what can be lyrics is read', () => {
  expect(fitsLyrics(400_000)).toBe(true)
  expect(fitsLyrics(400_001)).toBe(false)
})
