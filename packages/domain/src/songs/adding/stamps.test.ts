import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLyrics } from '../files/read-lyrics'
import type { ImportSong } from './no-timestamps'
import { withoutWordStamps } from './stamps'

const song: ImportSong = { language: 'chinese', duration: 6000, title: '雨', artist: 'Ana Mar' }

test.each([
  ['<00:01.00>又<00:01.50>是', '又是'],
  ['<00:01.00>Sol <00:01.50>y <00:02.00>mar', 'Sol y mar'],
  ['<00:01.00> Sol <00:01.50> y <00:02.00> mar <00:03.00>', 'Sol y mar'],
  ['<00:01.00>a<00:01.50> b', 'a b'],
  ['a <00:01.00> <00:02.00> b', 'a b'],
  ['＜00：01.00＞又<00:01:50>是<00:00:02.00>!', '又是!'],
  ['a < b and c > d', 'a < b and c > d'],
  ['我爱你   I love you', '我爱你   I love you'],
])('%s without the stamps of its words: %s', (text, left) => {
  expect(withoutWordStamps(text)).toBe(left)
})

/** What is read of one line. */
function readLine(line: string) {
  const reading = readLyrics('mulanci', `[00:10.00]${line}`, song)
  return reading.kind === 'read' ? reading.lyrics.map(one => [one.text, one.translation]) : reading
}

test.each([
  ['a cut tears nothing off', '我 <00:11.00> love <00:12.00> you', '我 love you', ''],
  [
    'a translation that is parted stays one',
    '我<00:11.00>爱你 | I love you',
    '我爱你',
    'I love you',
  ],
  ['so does one behind a wide space', '我<00:11.00>爱你   I love you', '我爱你', 'I love you'],
])('%s', (_, line, text, translation) => {
  expect(readLine(line)).toEqual([[text, translation]])
})

test('law: stamps between words change nothing of what is read', () => {
  const word = fc.constantFrom('我', '爱你', 'love', 'you', '!', ' ')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), words => {
      const line = words.join('').trim().replace(/\s+/g, ' ')
      fc.pre(line !== '')
      const stamped = Array.from(line, sign => `<00:11.00>${sign}`).join('')
      expect(readLine(stamped)).toEqual(readLine(line))
    }),
  )
})

test('a line is not too long for the stamps of its words', () => {
  const line = Array.from({ length: 60 }, () => '<00:11.00>我').join('')
  expect(readLine(line)).toEqual([['我'.repeat(60), '']])
})
