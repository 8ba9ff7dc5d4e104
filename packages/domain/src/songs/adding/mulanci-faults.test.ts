import { expect, test } from 'vitest'
import { readLyrics } from '../files/read-lyrics'
import type { ImportSong } from './no-timestamps'

const song: ImportSong = { language: 'spanish', duration: 6000, title: 'Tarde', artist: 'Ana Mar' }

const read = (text: string) => readLyrics('mulanci', text, song)

test('metadata is answered by its keys', () => {
  expect(read('[ti:Tarde]\n[AR: Ana]\n[length:03:20]\n[00:10.00]a')).toMatchObject({
    metadata: { ti: 'Tarde', ar: 'Ana', length: '03:20' },
  })
})

test.each([
  ['nothing', ''],
  ['only blanks', ' \n\t\n\u3000'],
  ['only metadata', '[ti:x]'],
  ['only the end of something', '[00:10.00]\n[00:20.00]'],
])('%s has no lyrics', (_, text) => {
  expect(read(text).kind).toBe('nothing')
})

test.each([
  ['a blank line between two', '[00:10.00]a\n\n[00:20.00]b', [[2, 'empty-line']]],
  [
    'prose without a stamp',
    'By me\n[00:10.00]a\nwww.x.example',
    [
      [1, 'no-stamp'],
      [3, 'no-stamp'],
    ],
  ],
  [
    'a negative stamp',
    '[00:-03.00]a\n[-00:01.00]b',
    [
      [1, 'negative-stamp'],
      [2, 'negative-stamp'],
    ],
  ],
  ['seconds over 59', '[00:75.00]a', [[1, 'wrong-stamp']]],
  [
    'seconds only, in two lines',
    '[10]a\n[12]b',
    [
      [1, 'no-stamp'],
      [2, 'no-stamp'],
    ],
  ],
  [
    'seconds only beside minutes',
    '[00:01.00]a\n[10]b\n[12]c\n[13]d',
    [
      [2, 'no-stamp'],
      [3, 'no-stamp'],
      [4, 'no-stamp'],
    ],
  ],
  ['a very long line', `[00:10.00]${'a'.repeat(501)}`, [[1, 'too-long']]],
])('%s fails, by its line', (_, text, faults) => {
  const reading = read(text)
  expect(reading.kind === 'faulty' && reading.faults.map(({ line, code }) => [line, code])).toEqual(
    faults,
  )
})
