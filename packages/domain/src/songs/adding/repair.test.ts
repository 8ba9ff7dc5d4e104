import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLyrics } from '../files/read-lyrics'
import type { ImportSong } from './no-timestamps'
import type { LyricFormat } from './notices'
import { type Repair, repair, repairsOf } from './repair'

const song: ImportSong = { language: 'spanish', duration: 6000, title: 'Tarde', artist: 'Ana Mar' }

/** The text with all its faults put right in one way, and what can be done to the first of them. */
function mended(text: string, way?: Repair, format: LyricFormat = 'mulanci') {
  const reading = readLyrics(format, text, song)
  if (reading.kind !== 'faulty') throw new Error(reading.kind)
  const [first] = reading.faults
  return { text: repair(text, reading.faults, way), ways: first ? repairsOf(first) : [] }
}

describe('a repair of a line with time stamps', () => {
  test.each([
    ['a wrong one', '[00:75.00]La mer', '[00:00.00]La mer'],
    ['a wrong one beside a right one', '[00:10.00][00:75.00]La', '[00:10.00][00:00.00]La'],
    ['a negative one', '[00:-03.00]Uno [hey-ho] dos', '[00:00.00]Uno [hey-ho] dos'],
    ['behind an offset', '[offset:-500][00:-03.00]La', '[offset:-500][00:00.00]La'],
    ['before an offset', '[00:75.00][offset:-500]La', '[00:00.00][offset:-500]La'],
    ['none, but an offset', '[offset:-500]La', '[00:00.00][offset:-500]La'],
    ['none before the text, but one in it', 'La[00:10.00] mer', '[00:00.00]La[00:10.00] mer'],
    ['seconds beside minutes', '[00:10.00]a\n[12]La mer', '[00:10.00]a\n[00:00.00]La mer'],
  ])('with %s keeps all the rest', (_, text, left) => {
    expect(mended(text)).toEqual({ text: left, ways: ['zero'] })
  })

  test('without any can remove it or give it one', () => {
    const text = '[00:10.00]a\nLa mer'
    expect(mended(text)).toEqual({ text: '[00:10.00]a', ways: ['remove', 'zero'] })
    expect(mended(text, 'zero').text).toBe('[00:10.00]a\n[00:00.00]La mer')
  })

  test('of three parts leaves those that can be read', () => {
    expect(mended('[00:61:50][00:10:75]La').text).toBe('[00:00.00][00:10:75]La')
    expect(mended('[0:61:05][0:00:10]La').text).toBe('[00:00.00][0:00:10]La')
  })
})

test('times are taken out of lyrics without them, tags and words stay', () => {
  const text = '[ti:x][00:01.00]<00:01.00>La <00:02.00>mer\n[00:05.00]'
  expect(mended(text, undefined, 'noTimestamps')).toEqual({
    text: '[ti:x]La mer',
    ways: ['unstamp'],
  })
  const seconds = '[10]La mer\n[12]oh\n[14]oh'
  expect(mended(seconds, undefined, 'noTimestamps').text).toBe('La mer\noh\noh')
})

test('law: no repair of a line that has a stamp or a tag takes a word or a tag of it', () => {
  const head = fc.constantFrom('[00:75.00]', '[-1:2]', '[00:10.00]', '[offset:-500]', '[1:2:99]')
  const line = fc.tuple(
    fc.array(head, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('La', 'mer'),
  )
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.constantFrom<Repair>('remove', 'zero', 'unstamp'),
      fc.constantFrom<LyricFormat>('mulanci', 'noTimestamps'),
      (lines, way, format) => {
        const text = lines.map(([brackets, sung]) => brackets.join('') + sung).join('\n')
        const reading = readLyrics(format, text, song)
        fc.pre(reading.kind === 'faulty')
        const left = reading.kind === 'faulty' ? repair(text, reading.faults, way) : ''
        const kept = /La|mer|\[offset:-500\]/g
        expect(left.match(kept)).toEqual(text.match(kept))
      },
    ),
  )
})

describe('tags', () => {
  test.each([
    ['several on a line', '[ti:x][offset:500]\n[00:10.00]a', { ti: 'x' }, 950],
    ['before a stamp', '[offset:500][00:10.00]a', {}, 950],
    ['behind a stamp', '[00:10.00][ar: Ana]a', { ar: 'Ana' }, 1000],
    ['with brackets in them', '[ti:Tarde [live]]\n[00:10.00]a', { ti: 'Tarde [live]' }, 1000],
    ['a later offset that is none', '[offset:500]\n[offset:x]\n[00:10.00]a', {}, 950],
  ])('%s', (_, text, metadata, start) => {
    expect(readLyrics('mulanci', text, song)).toMatchObject({ metadata, lyrics: [{ start }] })
  })

  test('what a singer says behind a stamp is sung', () => {
    expect(readLyrics('mulanci', '[00:10.00][Ana: hey]', song)).toMatchObject({
      metadata: {},
      lyrics: [{ text: '[Ana: hey]' }],
    })
  })

  test('an offset is told with its line; one of 0 changes nothing', () => {
    const told = readLyrics('mulanci', '[offset:+500][00:10.00]a\n[00:20.00]b', song)
    expect(told).toMatchObject({
      warnings: [{ line: 1, code: 'offset-applied', text: '[offset:+500]' }],
    })
    expect(readLyrics('mulanci', '[offset:0]\n[00:10.00]a', song)).toMatchObject({ warnings: [] })
  })
})
