import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankLine, type LyricLine } from './lyric-line'
import { mergedLine, mergeLyrics, neighbours } from './merge-lyrics'
import { linesOf } from './sample-lines'
import { splitFault, splitLine, splitLyric } from './split-lyric'
import { splitOffset } from './split-offset'

const said = (text: string) => text.split(' ').map(word => ({ text: word, pinyin: '' }))
const lineOf = (text: string, words: string, told: Partial<LyricLine> = {}): LyricLine => ({
  ...blankLine('a', text),
  words: words.split(' '),
  emptyLyric: false,
  ...told,
})

test('a lyric is cut where the word is said, and its time by the length of its text', () => {
  const words = 'au clair de la lune mon ami pierrot'
  const line = lineOf('Au clair de la lune, mon ami Pierrot', words, {
    startTime: 1000,
    stopTime: 1600,
    translation: 'By the light of the moon, my friend Pierrot',
    annotation: 'a folk song',
    firstSungLyric: true,
  })
  const [first, second] = splitLine(line, said(words), 5, 'b') ?? []
  expect(first).toEqual({
    ...line,
    text: 'Au clair de la lune,',
    translation: 'By the light of the moon,',
    stopTime: 1349,
    words: ['au', 'clair', 'de', 'la', 'lune'],
    needsReview: true,
  })
  expect(second).toEqual({
    ...line,
    id: 'b',
    text: 'mon ami Pierrot',
    translation: 'my friend Pierrot',
    startTime: 1350,
    annotation: '',
    firstSungLyric: false,
    words: ['mon', 'ami', 'pierrot'],
    needsReview: true,
  })
})

test.each([
  ['Hola, ¿qué tal?', 'hola qué tal', 1, 'Hola,', '¿qué tal?'],
  ['la la land', 'la la land', 2, 'la la', 'land'],
  ['J’ai vu « la mer »', 'j’ ai vu la mer', 3, 'J’ai vu «', 'la mer »'],
  ['我们去北京', '我们 去 北京', 2, '我们去', '北京'],
  // The words are not said there: the beginning of a word near their share.
  ['one two three four', 'x y', 1, 'one two', 'three four'],
  ['北京大学', '一 二', 1, '北京', '大学'],
])('%j before word %s', (text, words, index, first, second) => {
  const halves = splitLine(lineOf(text, words), said(words), index, 'b')
  expect(halves?.map(half => half.text)).toEqual([first, second])
})

test('both halves keep a translation that has no mark to cut it at, and ask to be looked at', () => {
  const line = lineOf('un deux', 'un deux', { translation: 'one two' })
  const halves = splitLine(line, said('un deux'), 1, 'b')
  expect(halves?.map(half => [half.translation, half.needsReview])).toEqual([
    ['one two', true],
    ['one two', true],
  ])
})

test('pinyin is that of the words of each half', () => {
  const words = [
    { text: '我们', pinyin: 'wǒmen' },
    { text: '去', pinyin: 'qù' },
    { text: '北京', pinyin: 'běijīng' },
  ]
  const line = lineOf('我们去北京', 'a b c', { pinyin: 'wǒmen qù běijīng' })
  const halves = splitLine(line, words, 1, 'b')
  expect(halves?.map(half => half.pinyin)).toEqual(['wǒmen', 'qù běijīng'])
})

test.each([
  [[], 1, 'Cannot split lyric with no words'],
  [['un', 'deux'], null, 'Must choose the word where the split starts'],
  [['un', 'deux'], 0, 'Must choose the word where the split starts'],
  [['un', 'deux'], 2, 'Must choose the word where the split starts'],
  [['un', 'deux'], 1.5, 'Must choose the word where the split starts'],
  [['un', 'deux'], 1, undefined],
])('words %j before %s: %s', (words, index, fault) => {
  const line = { text: 'un deux', words }
  const texts = words.map(text => ({ text }))
  expect(splitFault(line, texts, index)).toBe(fault)
})

test('one character cannot be cut', () => {
  expect(splitOffset('啊', ['啊', '啊'], 1)).toBeUndefined()
})

test('untimed and backward times are those of both halves', () => {
  for (const [startTime, stopTime] of [
    [500, 0],
    [0, 0],
    [900, 300],
  ] as const) {
    const line = lineOf('un deux', 'un deux', { startTime, stopTime })
    const halves = splitLine(line, said('un deux'), 1, 'b')
    expect(halves?.map(half => [half.startTime, half.stopTime])).toEqual([
      [startTime, stopTime],
      [startTime, stopTime],
    ])
  }
})

test('the duplicates of a text that is cut lose their original: the next one is it', () => {
  const lines = linesOf('la mer', 'la mer', 'la mer')
  const cut = splitLyric(lines, 'l0', said('la mer'), 1, 'new') ?? []
  expect(cut.map(line => [line.text, line.duplicateLyric])).toEqual([
    ['la', false],
    ['mer', false],
    ['la mer', false],
    ['la mer', true],
  ])
})

test('joining swallows a gap, keeps the upper id and whoever is sung first', () => {
  const [upper, lower] = linesOf('un', 'deux')
  if (!upper || !lower) throw new Error('there are two lines')
  const early = { ...upper, startTime: 1000, stopTime: 1349, annotation: 'x' }
  const late = { ...lower, startTime: 2000, stopTime: 2300, annotation: 'y', firstSungLyric: true }
  expect(mergedLine({ ...early, firstSungLyric: false }, late)).toMatchObject({
    id: 'l0',
    text: 'un deux',
    translation: '(un) (deux)',
    annotation: 'x\ny',
    startTime: 1000,
    stopTime: 2300,
    firstSungLyric: true,
    needsReview: true,
  })
  const untimed = { ...upper, startTime: 0, stopTime: 0 }
  expect(mergedLine(untimed, late)).toMatchObject({ startTime: 2000, stopTime: 2300 })
})

test('at the ends there is no neighbour', () => {
  const lines = linesOf('un', 'deux')
  expect(neighbours(lines, 'l0', 'above')).toBeUndefined()
  expect(neighbours(lines, 'l1', 'below')).toBeUndefined()
  expect(mergeLyrics(lines, 'nobody', 'below')).toBeUndefined()
})

const anyWord = fc.constantFrom('la', 'mer', 'Pierrot', 'été', 'oh', 'qui', 'danse')
const anyMark = fc.constantFrom('', '', ',', '!', '?')

test('joining what was cut gives back text, words and times', () => {
  const anyLine = fc.record({
    parts: fc.array(fc.tuple(anyWord, anyMark), { minLength: 2, maxLength: 9 }),
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    startTime: fc.nat(6000),
    length: fc.oneof(fc.constant(-1), fc.integer({ min: 2, max: 900 })),
  })
  fc.assert(
    fc.property(anyLine, ({ parts, share, startTime, length }) => {
      const words = parts.map(([word]) => word.toLowerCase()).join(' ')
      const text = parts.map(([word, mark]) => word + mark).join(' ')
      const stopTime = length < 0 ? 0 : startTime + length
      const line = lineOf(text, words, { startTime, stopTime })
      const index = 1 + Math.floor(share * (parts.length - 1))
      const halves = splitLine(line, said(words), index, 'b')
      if (!halves) throw new Error('it can be cut before any word but the first')
      expect(halves[0].words.length + halves[1].words.length).toBe(line.words.length)
      expect(halves[0].stopTime).toBeLessThanOrEqual(Math.max(halves[1].startTime, stopTime))
      const joined = mergedLine(...halves)
      expect([joined.text, joined.words, joined.startTime, joined.stopTime]).toEqual([
        text,
        line.words,
        startTime,
        stopTime,
      ])
    }),
    { numRuns: 500 },
  )
})
