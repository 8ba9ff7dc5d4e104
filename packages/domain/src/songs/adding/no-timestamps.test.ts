import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLyrics } from '../files/read-lyrics'
import { cleanLines } from './clean-lines'
import { englishInside, isChineseInside } from './english-text'
import type { ImportSong } from './no-timestamps'
import { repair } from './repair'

const song: ImportSong = { language: 'french', duration: 6000, title: 'Tard', artist: 'Ana Mar' }

const read = (text: string, told: Partial<ImportSong> = {}) =>
  readLyrics('noTimestamps', text, { ...song, ...told })

function textsOf(text: string, told: Partial<ImportSong> = {}) {
  const reading = read(text, told)
  return reading.kind === 'read' ? reading.lyrics.map(one => one.text) : reading
}

test('every line is a lyric without times, repeats are kept', () => {
  expect(read('la mer\nle vent\nla mer')).toEqual({
    kind: 'read',
    lyrics: ['la mer', 'le vent', 'la mer'].map((text, index) => ({
      line: index + 1,
      text,
      translation: '',
      start: 0,
      stop: 0,
      marks: null,
      leaveOut: false,
    })),
    warnings: [],
    metadata: {},
  })
})

test.each([
  ['line ends of every kind', 'a\r\nb\rc\nd', ['a', 'b', 'c', 'd']],
  ['what a page leaves behind', '\uFEFF\u3000 a\u00A0b \u200B\n\tc', ['a b', 'c']],
  ['blank lines at both ends', '\n \na\nb\n\n', ['a', 'b']],
  ['letters in two parts', 'e\u0301te\u0301', ['été']],
])('%s', (_, text, texts) => {
  expect(textsOf(text)).toEqual(texts)
})

test('blank lines in between fail, and are taken out by one repair', () => {
  const text = '\n\nla mer\n\n\nle vent\n'
  const reading = read(text)
  expect(reading).toEqual({
    kind: 'faulty',
    faults: [
      { line: 4, code: 'empty-line', text: '' },
      { line: 5, code: 'empty-line', text: '' },
    ],
  })
  if (reading.kind === 'faulty')
    expect(textsOf(repair(text, reading.faults))).toEqual(['la mer', 'le vent'])
})

test('the page of a lyric site: credits and an advert are marked to be left out', () => {
  const text =
    '        作词：林夕\n作曲：某人\n(adsbygoogle = window.adsbygoogle || []).push({});\n我爱你\n♪\n作词不是歌'
  const reading = read(text, { language: 'chinese' })
  expect(reading.kind === 'read' && reading.lyrics.map(({ leaveOut }) => leaveOut)).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
  ])
})

test.each([
  ['before it', '[00:10.00]a', 'a'],
  ['full-width', '［００：１２．３４］a', 'a'],
  ['before its words', '<00:01.00>又<00:01.50>是', '又是'],
  ['in it', 'Let it go [02:01.40] AD LIB', 'Let it go AD LIB'],
  ['alone', '0:10', undefined],
  ['alone, from and to', '0:00:01.000,0:00:03.000', undefined],
])('a line with a time %s is not read as words; they can be taken out', (_, line, left) => {
  const text = `[ti:x]\nb\n${line}\nc`
  const reading = read(text)
  expect(reading).toEqual({
    kind: 'faulty',
    faults: [{ line: 3, code: 'has-stamp', text: line }],
  })
  if (reading.kind === 'faulty')
    expect(textsOf(repair(text, reading.faults))).toEqual(left ? ['b', left, 'c'] : ['b', 'c'])
})

test('what a file says of its song is no lyric, what a page says of a verse is one', () => {
  expect(read('[ti:Tard]\n[ar:Ana]\n\n[Verse 1: Ana]\n[2x]\na')).toMatchObject({
    metadata: { ti: 'Tard', ar: 'Ana' },
    lyrics: [{ text: '[Verse 1: Ana]' }, { text: '[2x]' }, { text: 'a' }],
  })
})

test.each([
  ['(I miss you)', 'I miss you'],
  ['（I miss you）', 'I miss you'],
  [' (oh) ', 'oh'],
  ['(Oh) 我爱你 (yeah)', undefined],
  ['(oh', undefined],
  ['(oh）', undefined],
  ['((oh))', undefined],
  ['oh', undefined],
])('%s in one pair of parentheses: %s', (text, inside) => {
  expect(englishInside(text)).toBe(inside)
})

test('a line in parentheses with Chinese signs is asked about', () => {
  expect(isChineseInside('（我带着青春）')).toBe(true)
  expect(isChineseInside('(I miss you)')).toBe(false)
})

test('whatever is pasted, it is read, empty, or every fault names a line of it', () => {
  const piece = fc.constantFrom(
    '[00:10.00]',
    '[0:00:01]',
    '[ti:x]',
    '[-1:2]',
    '<00:01>',
    'a',
    '我',
    ' ',
    '(',
    '\n',
    '\r\n',
    '\u3000',
    '[',
    '♪',
  )
  const text = fc.array(piece, { maxLength: 40 }).map(parts => parts.join(''))
  const format = fc.constantFrom('noTimestamps' as const, 'mulanci' as const)
  fc.assert(
    fc.property(
      text,
      format,
      fc.constantFrom('chinese' as const, 'german' as const),
      (pasted, how, language) => {
        const reading = readLyrics(how, pasted, { ...song, language })
        const lines = pasted.split(/\r\n|\r|\n/).length
        if (reading.kind === 'faulty') {
          expect(reading.faults.every(({ line }) => line >= 1 && line <= lines)).toBe(true)
          const again = readLyrics(how, repair(pasted, reading.faults), { ...song, language })
          expect(again.kind).not.toBe('faulty')
        }
        if (reading.kind !== 'read') return
        let last = 0
        for (const { start, stop, text: sung } of reading.lyrics) {
          expect(sung.trim()).not.toBe('')
          expect(start).toBeGreaterThanOrEqual(last)
          expect(stop).toBeGreaterThanOrEqual(start)
          last = start
        }
      },
    ),
  )
})

test('lines of a text keep their numbers', () => {
  expect(cleanLines('\n\na\n\nb')).toEqual([
    { line: 3, text: 'a' },
    { line: 4, text: '' },
    { line: 5, text: 'b' },
  ])
})
